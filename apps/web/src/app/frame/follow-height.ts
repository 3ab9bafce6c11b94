const MARK = 'asHighAsShown'

/** Reports the height of the screen, now and on every change; meanwhile the screen does not fill the window. */
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
