/** Lets the shell open without a network. A new version takes over when the app is opened next. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A frame that is denied storage is denied workers too; the app works without.
  await navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined)
}
