import { type RefObject, useEffect, useRef } from 'react'

/**
 * After the press that adds a page to a list the reader continues at the first entry that it brought: the button has moved away, or is gone.
 * Returns what the press calls first.
 */
export function useFocusOnAdded(list: RefObject<HTMLElement | null>, pages: unknown): () => void {
  const pressed = useRef<{ readonly known: ReadonlySet<Element>; readonly button: Element | null } | null>(
    null,
  )
  const entries = () => [...(list.current?.querySelectorAll('li') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (!pressed.current) return
    const { known, button } = pressed.current
    const added = entries().find(entry => !known.has(entry))
    if (!added) return
    pressed.current = null
    const { activeElement } = document
    if (activeElement !== button && activeElement !== document.body) return
    added.tabIndex = -1
    added.focus()
  }, [pages])

  return () => {
    pressed.current = { known: new Set(entries()), button: document.activeElement }
  }
}
