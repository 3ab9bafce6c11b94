/** The time in which a screen may move the focus itself, in milliseconds. */
const PATIENCE = 100
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Where a control goes with what it did, such as the button that takes a filter off, the browser leaves the focus nowhere. It then moves to
 * the neighbour in the same list, or to the heading of what is shown in its place.
 */
export function keepFocus(): () => void {
  let focused: Element | null = null
  /** Where it stood: each element that contains it, and its place there. */
  let path: readonly (readonly [parent: Element, place: number])[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function remember({ target }: FocusEvent) {
    focused = target instanceof Element ? target : null
    path = focused ? pathOf(focused) : []
  }
  const isLost = () =>
    focused !== null && !focused.isConnected && (document.activeElement ?? document.body) === document.body
  function restore() {
    if (isLost()) standIn(path)?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(restore, PATIENCE)
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

function pathOf(element: Element): [Element, number][] {
  const { parentElement: parent } = element
  return parent ? [[parent, [...parent.children].indexOf(element)], ...pathOf(parent)] : []
}

/** The nearest thing that is still there and can have the focus. */
function standIn(path: readonly (readonly [Element, number])[]): HTMLElement | null {
  for (const [parent, place] of path) {
    if (!parent.isConnected) continue
    const near = parent.matches('ul, ol') ? inList(parent, place) : inPart(parent)
    if (near) return near
    if (parent.matches('main, dialog')) return null
  }
  return null
}

function inList(list: Element, place: number): HTMLElement | null {
  const item = list.children[Math.min(place, list.children.length - 1)]
  return item?.querySelector<HTMLElement>(FOCUSABLE) ?? null
}

function inPart(part: Element): HTMLElement | null {
  if (part.matches('form')) return part.querySelector<HTMLElement>('input:not([type=hidden]), textarea')
  const heading = part.querySelector<HTMLElement>('h1, h2, h3')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}
