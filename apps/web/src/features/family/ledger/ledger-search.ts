export interface LedgerSearch {
  /** Whose ledger; one's own where it is not said. */
  readonly profile?: string
}

export function ledgerSearch({ profile }: Record<string, unknown>): LedgerSearch {
  return typeof profile === 'string' ? { profile } : {}
}
