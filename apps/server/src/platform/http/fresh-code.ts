import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import type { Actor } from './actor.ts'
import type { Refused } from './refusal.ts'

/**
 * `repeated`: this same request did the deed already, and has come again; what was taken back since stays so. Null: another
 * request was quicker, and nothing may be done.
 */
export type Spent = 'first' | 'repeated' | null

/** A right code for the deed of a call, which the call uses up when it does the deed. */
export interface FreshCode {
  /** In the transaction of the deed. */
  spend(trx: Kysely<DB>): Promise<Spent>
}

export interface GivenFreshCode {
  readonly actor: Actor | null
  readonly deed: FreshDeed
  /** The `fresh-code` header. */
  readonly given: string
  /** Tells this request from others, where it may come again; null: each counts for itself. */
  readonly requestHash: Buffer | null
}

export type FreshCodeRefusal = Refused<
  'FRESH_CODE_EXPIRED' | 'INVALID_CODE' | 'BLOCKED_TRY_LATER' | 'INVALID_ARGUMENT'
>

/** Counts one guess at a code that was sent (`sendFreshCode`). */
export type CheckFreshCode = (given: GivenFreshCode) => Promise<FreshCode | FreshCodeRefusal>
