/**
 * True if a record is marked as updated: it changed at or after the start of the latest sync ping (product §4, "Visit
 * lists"). Both are instants of the server's clock, in whole seconds. Before the first ping nothing is marked.
 */
export function isUpdatedSince(lastUpdated: string, pingStart: string | null): boolean {
  return pingStart !== null && lastUpdated >= pingStart
}
