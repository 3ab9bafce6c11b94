/**
 * Is a record marked as updated: did it last change at or after the start of the latest sync ping (product §4, "Visit
 * lists")? Both are instants of the server's clock, in whole seconds. Without any ping before, nothing is news.
 */
export function isUpdatedSince(lastUpdated: string, pingStart: string | null): boolean {
  return pingStart !== null && lastUpdated >= pingStart
}
