/**
 * The same operations for every client, each starting at another position, so that clients do not send the same
 * request at once.
 */
export function spreadLanes<O>(operations: readonly O[], clients: number): O[][] {
  return Array.from({ length: clients }, (_, client) => {
    const from = Math.floor((operations.length * client) / clients)
    return [...operations.slice(from), ...operations.slice(0, from)]
  })
}
