/** The time on this device's monotonic clock, in milliseconds, four times a second while somebody looks. */

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const beat = setInterval(update, 250);
  return () => clearInterval(beat);
});

export function now(): number {
  subscribe();
  return performance.now();
}
