/** An operation, and the claim in whose name somebody works on it. */
export interface ClaimedOperation {
  readonly id: string
  readonly claim: string
}
