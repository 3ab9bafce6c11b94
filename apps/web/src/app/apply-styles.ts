/**
 * Activates the stylesheets that the page loads without blocking (`vite/defer-styles.ts`), after all of them have
 * arrived.
 */
export async function applyStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]
  await Promise.all(links.map(apply))
}

function apply(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) {
    link.media = 'all'
    return Promise.resolve()
  }
  // Its load may have failed before a listener was attached; a second request reports success or failure.
  const again = link.cloneNode() as HTMLLinkElement
  again.media = 'all'
  return new Promise(resolve => {
    again.addEventListener('load', () => resolve())
    // A screen without styles is better than none.
    again.addEventListener('error', () => resolve())
    link.replaceWith(again)
  })
}
