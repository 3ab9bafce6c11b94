/** The same operations for every client, each beginning at another place, so that they never march in step. */
export function spreadLanes<O>(operations: readonly O[], clients: number): O[][] {
  return Array.from({ length: clients }, (_, client) => {
    const from = Math.floor((operations.length * client) / clients)
    return [...operations.slice(from), ...operations.slice(0, from)]
  })
}
