/** Applies the styles that the page did not wait for (`vite/late-styles.ts`), once they are all here. */
export async function applyStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]
  await Promise.all(links.map(apply))
}

function apply(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) {
    link.media = 'all'
    return Promise.resolve()
  }
  // It is under way, or failed before anybody listened: asked for again, it tells which.
  const again = link.cloneNode() as HTMLLinkElement
  again.media = 'all'
  return new Promise(resolve => {
    again.addEventListener('load', () => resolve())
    // A plain screen is better than none.
    again.addEventListener('error', () => resolve())
    link.replaceWith(again)
  })
}
