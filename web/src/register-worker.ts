// Registers the service worker (worker/sw.ts) that makes the built page an app. It needs https or localhost.
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // If it is refused, the page works without it.
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}
