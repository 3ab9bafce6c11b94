declare global {
  interface Window {
    /** Set by `public/before-first-paint.js`. */
    earlyPress?: HTMLButtonElement | null
  }
}

/**
 * The screen reacts now: a button that was pressed before is pressed again. A page that was rendered anew has other
 * buttons; there it is the only one of the same name.
 */
export function pressAgain(): void {
  document.documentElement.dataset.ready = ''
  const pressed = window.earlyPress
  window.earlyPress = null
  if (!pressed) return
  const same = pressed.isConnected
    ? [pressed]
    : [...document.querySelectorAll('button')].filter(each => nameOf(each) === nameOf(pressed))
  if (same.length === 1) same[0]?.click()
}

const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent
