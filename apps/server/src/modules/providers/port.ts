/** Where the records of a medical organisation are kept: here, or in a system of its own (docs/decisions/0041). */
export type Keeper = 'built-in' | 'fhir'

/** What of patients is brought up to date (calls §7.3): visits, or tests with their documents. */
export type RefreshKind = 'orders' | 'tests'

export interface RefreshRequest {
  /** Whose records. */
  readonly profileIds: readonly string[]
  readonly kind: RefreshKind
  /** Of this organisation only; null: of every one that knows any of these people. */
  readonly providerCode: string | null
  /** Ask the organisation even if it was asked a moment ago. */
  readonly forced: boolean
  /** False: 'pending' is answered where an organisation is asked, and the asking goes on. */
  readonly wait: boolean
}

/** How it went at one organisation. One that fails never loses the others. */
export interface ProviderSync {
  readonly providerCode: string
  readonly outcome: 'synced' | 'pending' | 'SYNC_FAILED' | 'CLINIC_UNAVAILABLE'
  /** When its records were up to date last; null: never yet. */
  readonly syncedAt: Date | null
}

/** Brings the records of patients up to date with those of their medical organisations. */
export interface Providers {
  /** Never fails: what went wrong is the outcome of the organisation where it did. */
  refresh(asked: RefreshRequest): Promise<ProviderSync[]>
}
