import { flushSync } from 'react-dom'
import { BASKET_HEADING } from './basket-heading.ts'

/** Undoes what a toast offers to undo. Its button goes with it: the focus goes to the pack that is there again, or to the basket. */
export function putBack(undo: () => void, packId?: string): void {
  flushSync(undo)
  const more = packId && document.querySelector<HTMLElement>(`[data-of="${packId}"]`)
  if (more) more.focus()
  else focusBasket()
}

/** Or the title of the screen, where there is no basket. */
export const focusBasket = (): void =>
  (document.getElementById(BASKET_HEADING) ?? document.querySelector<HTMLElement>('main h1'))?.focus()
