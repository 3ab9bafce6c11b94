export interface LedgerSearch {
  /** The person of the ledger; absent: the user. */
  readonly profile?: string
}

export function ledgerSearch({ profile }: Record<string, unknown>): LedgerSearch {
  return typeof profile === 'string' ? { profile } : {}
}
