/** Elements that close on Escape themselves, before the frame does. */
const OPEN = 'dialog[open], [role="dialog"], [aria-haspopup][aria-expanded="true"]'

/** Reports a press of Escape when nothing inside the frame would be closed by it. */
export function followEscape(escaped: () => void): () => void {
  let isOurs = false
  // Runs before the open element receives the key and closes.
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
