/** Milliseconds: a glance at another app asks for no code again. */
const AWAY_MS = 5 * 60_000

/** Calls `lock` when the person comes back to the page after having been away for long. */
export function lockWhenAway(lock: () => void): void {
  let leftAt = Number.POSITIVE_INFINITY
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = Date.now()
    else if (Date.now() - leftAt > AWAY_MS) lock()
  })
}
