/** Seconds to wait after so many attempts: 5, 15, 45 … up to an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(5 * 3 ** (attempts - 1), 3600)
}
