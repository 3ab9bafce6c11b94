/** True if the page runs as an installed app, opened from the home screen. */
export function isInstalled(): boolean {
  const apple = navigator as Navigator & { standalone?: boolean }
  return apple.standalone === true || window.matchMedia('(display-mode: standalone)').matches
}
