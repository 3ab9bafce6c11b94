/** An instant as it is sent over the network: ISO 8601, UTC, whole seconds. */
export function formatInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
