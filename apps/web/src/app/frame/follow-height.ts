const MARK = 'asHighAsShown'

/** Tells how high the screen is, now and whenever that changes; the screen no longer fills the window meanwhile. */
export function followHeight(changed: (height: number) => void): () => void {
  const { body, documentElement } = document
  documentElement.dataset[MARK] = ''
  const observer = new ResizeObserver(() => changed(body.scrollHeight))
  observer.observe(body)
  return () => {
    observer.disconnect()
    delete documentElement.dataset[MARK]
  }
}
