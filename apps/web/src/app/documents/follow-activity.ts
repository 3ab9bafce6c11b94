/** Not `scroll`: the page may also scroll without the user. */
const SIGNS = ['pointerdown', 'pointermove', 'touchmove', 'keydown', 'wheel', 'input'] as const

/** The least time between two events that count, in milliseconds: a scrolling finger causes sixty a second. */
const BREATH = 1000

/** Calls `touched` on user activity, and when the user returns to the page. */
export function followActivity(touched: () => void): () => void {
  let last = 0
  const sign = () => {
    const now = Date.now()
    if (now - last < BREATH) return
    last = now
    touched()
  }
  const options = { capture: true, passive: true }
  for (const type of SIGNS) addEventListener(type, sign, options)
  document.addEventListener('visibilitychange', sign)
  return () => {
    for (const type of SIGNS) removeEventListener(type, sign, options)
    document.removeEventListener('visibilitychange', sign)
  }
}
