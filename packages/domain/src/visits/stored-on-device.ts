/**
 * True if a device stores this visit. Cancelled visits are always dropped from local lists (product §4, "Visit lists").
 */
export function isStoredOnDevice({ status, hidden }: { status: string; hidden: boolean }): boolean {
  return status !== 'cancelled' && !hidden
}
