/** What closes by Escape itself, before the frame around it does. */
const OPEN = 'dialog[open], [role="dialog"], [aria-haspopup][aria-expanded="true"]'

/** Tells when Escape was pressed with nothing inside that it would close. */
export function followEscape(escaped: () => void): () => void {
  let isOurs = false
  // Asked before whatever is open hears of the key and closes.
  const before = ({ key }: KeyboardEvent) => {
    isOurs = key === 'Escape' && document.querySelector(OPEN) === null
  }
  const after = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
    if (key === 'Escape' && isOurs && !defaultPrevented && !isSearch) escaped()
  }
  addEventListener('keydown', before, { capture: true })
  addEventListener('keydown', after)
  return () => {
    removeEventListener('keydown', before, { capture: true })
    removeEventListener('keydown', after)
  }
}
