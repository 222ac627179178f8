// Milliseconds, from slow to at once; words.settings.paces has their names in the same order.
export const paces = [1600, 800, 300, 0] as const;

export function nearestPace(pace: number): number {
  return paces.reduce((best: number, each) => (Math.abs(each - pace) < Math.abs(best - pace) ? each : best), paces[0]);
}
