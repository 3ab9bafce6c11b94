/** An instant as it crosses the wire: ISO 8601, UTC, whole seconds. */
export function formatInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
