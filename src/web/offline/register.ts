/** Keeps the page on this device, so that it opens and plays without a network. Only what was built can be kept. */
export function keepOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js')
}
