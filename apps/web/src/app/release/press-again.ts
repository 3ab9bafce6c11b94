declare global {
  interface Window {
    /** Set by `public/before-first-paint.js`. */
    earlyPress?: HTMLButtonElement | null
    /** Fields that were changed so early: the value of a list, or whether a box was ticked. Set by the same file. */
    earlyChoices?: ReadonlyMap<HTMLSelectElement | HTMLInputElement, string | boolean> | null
  }
}

/**
 * The screen reacts now: a button that was pressed before is pressed again, and what was chosen is chosen again. A page that was
 * rendered anew has other elements; there it is the only one of the same name.
 */
export function pressAgain(): void {
  document.documentElement.dataset.ready = ''
  const { earlyPress, earlyChoices } = window
  window.earlyPress = null
  window.earlyChoices = null
  for (const [field, chosen] of earlyChoices ?? []) choose(sameOf(field), chosen)
  if (earlyPress) sameOf(earlyPress)?.click()
}

function choose(field: HTMLSelectElement | HTMLInputElement | undefined, chosen: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(chosen)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field) {
    // React hears of a change only.
    field.checked = !chosen
    field.click()
  }
}

type Named = HTMLButtonElement | HTMLSelectElement | HTMLInputElement

function sameOf<E extends Named>(element: E): E | undefined {
  if (element.isConnected) return element
  const all = [...document.querySelectorAll<E>(element.localName)]
  const same = all.filter(each => nameOf(each) === nameOf(element))
  return same.length === 1 ? same[0] : undefined
}

const nameOf = (element: Named) => element.ariaLabel ?? (element.labels?.[0] ?? element).textContent
