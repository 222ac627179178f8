// The service worker (worker/sw.ts) that makes an app of the built page. Only browsers on a safe address have one.
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where it is refused, the page does without.
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}
