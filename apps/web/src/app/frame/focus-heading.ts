/**
 * Moves the focus to the heading, so that a screen reader announces what the frame shows; a field that has the focus
 * keeps it.
 */
export function focusHeading(): void {
  if (document.querySelector('main')?.contains(document.activeElement) || focusNow()) return
  // On a slow phone this is called before the first screen is rendered.
  const observer = new MutationObserver(() => focusNow() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus()
  return heading !== null
}
