/** Not the scrolling itself: the page scrolls without anybody, too. */
const SIGNS = ['pointerdown', 'pointermove', 'touchmove', 'keydown', 'wheel', 'input'] as const

/** Between two signs of life that count, in milliseconds: a scrolling finger gives sixty a second. */
const BREATH = 1000

/** Calls `touched` while somebody does anything on the page, and when they come back to it. */
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
