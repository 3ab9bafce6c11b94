/** Does a device keep this visit? Cancelled ones are always dropped from local lists (product §4, "Visit lists"). */
export function isKeptOnDevice({ status, hidden }: { status: string; hidden: boolean }): boolean {
  return status !== 'cancelled' && !hidden
}
