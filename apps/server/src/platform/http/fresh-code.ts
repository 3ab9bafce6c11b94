import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import type { Actor } from './actor.ts'
import type { Refused } from './refusal.ts'

/**
 * `repeated`: this request was already carried out and has come again; do nothing, even if the change was undone
 * since. Null: another request used the code first; refuse.
 */
export type Spent = 'first' | 'repeated' | null

/** A correct fresh code; the call uses it up when it carries out the deed. */
export interface FreshCode {
  /** Call it in the transaction of the deed. */
  spend(trx: Kysely<DB>): Promise<Spent>
}

export interface GivenFreshCode {
  readonly actor: Actor | null
  readonly deed: FreshDeed
  /** The `fresh-code` header. */
  readonly given: string
  /** Identifies a request that may be repeated. Null: every request counts on its own. */
  readonly requestHash: Buffer | null
}

export type FreshCodeRefusal = Refused<
  'FRESH_CODE_EXPIRED' | 'INVALID_CODE' | 'BLOCKED_TRY_LATER' | 'INVALID_ARGUMENT'
>

/** Counts one guess at a code that was sent (`sendFreshCode`). */
export type CheckFreshCode = (given: GivenFreshCode) => Promise<FreshCode | FreshCodeRefusal>
