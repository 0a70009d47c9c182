/** The browser's storage, which may be missing, full or forbidden: what cannot be stored is kept for this visit. */

const visit = new Map<string, string>();
const PREFIX = 'doublesix.';

export function stored(name: string): string | null {
  try {
    const kept = window.localStorage.getItem(PREFIX + name);
    if (kept !== null) return kept;
  } catch {
    // Private windows of some browsers refuse even to be read.
  }
  return visit.get(name) ?? null;
}

/** Whether it will still be there at the next visit. */
export function store(name: string, value: string): boolean {
  visit.set(name, value);
  try {
    window.localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  visit.delete(name);
  try {
    window.localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is kept where nothing can be removed.
  }
}
