// Takes the addresses of sponsors out of package-lock.json, which npm writes and does not need.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
