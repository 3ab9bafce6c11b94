/** Milliseconds: after a shorter absence the code is not asked for again. */
const AWAY_MS = 5 * 60_000

/** Calls `lock` when the user returns to the page after a long absence. */
export function lockWhenAway(lock: () => void): void {
  let leftAt = Number.POSITIVE_INFINITY
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = Date.now()
    else if (Date.now() - leftAt > AWAY_MS) lock()
  })
}
