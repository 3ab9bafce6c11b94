/** Whoever opens the frame hears first what is shown there; a field that has the focus already keeps it. */
export function focusHeading(): void {
  if (document.querySelector('main')?.contains(document.activeElement) || focusNow()) return
  // On a slow phone the page is asked before it has its first screen.
  const observer = new MutationObserver(() => focusNow() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus()
  return heading !== null
}
