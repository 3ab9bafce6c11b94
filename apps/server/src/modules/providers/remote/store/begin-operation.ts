import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../../platform/database/retry-deadlocks.ts'

export interface NewOperation {
  readonly operationId: string
  readonly claim: string
  readonly now: Date
  readonly claimedUntil: Date
}

export interface TakingBegun {
  readonly outcome:
    | 'begun'
    | 'in-hand'
    | 'visitor-busy'
    | 'busy'
    | 'changed'
    | 'unknown'
    | 'unchanged'
    | 'over'
    | 'too-late'
  readonly order_id: string
  readonly earlier: string
  readonly slots: readonly string[]
}

export interface BookOrMoveRequest {
  readonly providerId: string
  readonly timeslotId: string
  readonly minutes: number | null
  readonly endsAt: Date
  readonly holders: readonly string[]
  /** Null: a patient who is not stored here yet. */
  readonly profileId: string | null
  readonly once: { readonly owner: string; readonly key: string } | null
  /** The visit to move, and its cut-off. Null: a new visit. */
  readonly moves: { readonly visitId: string; readonly cutOffMinutes: number } | null
}

/** One statement decides and holds. */
export async function beginTaking(
  db: Kysely<DB>,
  asked: BookOrMoveRequest,
  { operationId, claim, now, claimedUntil, heldUntil }: NewOperation & { readonly heldUntil: Date },
): Promise<TakingBegun> {
  const { once, moves } = asked
  const { rows } = await retryDeadlocks(() =>
    sql<TakingBegun>`
      select * from begin_taking(
        operation => ${operationId}, organisation => ${asked.providerId}, asked_owner => ${once?.owner ?? null},
        asked_key => ${once?.key ?? null}, moved => ${moves?.visitId ?? null}, patient => ${asked.profileId},
        asked_slot => ${asked.timeslotId}, minutes => ${asked.minutes}, seen_end => ${asked.endsAt},
        holders => ${[...asked.holders]}::uuid[], claimant => ${claim}, moment => ${now}, claimed_to => ${claimedUntil},
        held_to => ${heldUntil}, cut_off => make_interval(mins => ${moves?.cutOffMinutes ?? 0}::int))`.execute(
      db,
    ),
  )
  return decided(rows[0])
}

export interface CancellingBegun {
  readonly outcome:
    | 'begun'
    | 'in-hand'
    | 'not-there'
    | 'repeated'
    | 'changed'
    | 'over'
    | 'too-late'
    | 'unknown'
  readonly earlier: string
  readonly appointment: string
  readonly slots: readonly string[]
}

export interface CancellationRequest {
  readonly visitId: string
  /** The sequence number of the visit version that the message describes. */
  readonly seen: number
  readonly cutOffMinutes: number
}

/** One statement decides. */
export async function beginCancelling(
  db: Kysely<DB>,
  { visitId, seen, cutOffMinutes }: CancellationRequest,
  { operationId, claim, now, claimedUntil }: NewOperation,
): Promise<CancellingBegun> {
  const { rows } = await retryDeadlocks(() =>
    sql<CancellingBegun>`
      select * from begin_cancelling(
        operation => ${operationId}, cancelled => ${visitId}, seen => ${seen}, claimant => ${claim}, moment => ${now},
        claimed_to => ${claimedUntil}, cut_off => make_interval(mins => ${cutOffMinutes}::int))`.execute(db),
  )
  return decided(rows[0])
}

function decided<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('nothing was decided at a clinic')
  return row
}
