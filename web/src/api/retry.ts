const LEAST_MS = 250;
const MOST_MS = 5000;

// How long to wait before the n-th new attempt (from 0). The jitter keeps a whole room of browsers from
// knocking at the same moment when a server comes back.
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(MOST_MS, LEAST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(full * (0.5 + random() / 2));
}
