declare global {
  interface Window {
    /** Set by `public/early-press.js`. */
    earlyPress?: HTMLButtonElement | null
  }
}

/**
 * The page reacts now. A button of the server's markup that was pressed before is pressed again; a page that was
 * rendered anew has other buttons.
 */
export function takeOver(): void {
  document.documentElement.dataset.ready = ''
  if (window.earlyPress?.isConnected) window.earlyPress.click()
  window.earlyPress = null
}
