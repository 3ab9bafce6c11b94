/** An operation, and the claim of the server that works on it. */
export interface ClaimedOperation {
  readonly id: string
  readonly claim: string
}
