/** Seconds to wait before the next attempt: 5, 15, 45 and so on, at most an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(5 * 3 ** (attempts - 1), 3600)
}
