// How long to wait before the n-th new attempt (from 0). The jitter keeps a whole room of browsers from
// knocking at the same moment when a server comes back.
const growing = (least: number, most: number) =>
  (attempt: number, random: () => number = Math.random): number => {
    const full = Math.min(most, least * 2 ** Math.min(attempt, 10));
    return Math.round(full * (0.5 + random() / 2));
  };

// For a server that does not answer.
export const retryDelay = growing(250, 5000);
// For a table that no server has yet: another takes it over within seconds.
export const takeoverDelay = growing(100, 2000);
