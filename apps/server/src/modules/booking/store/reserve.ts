import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Notifications } from '../../notifications/public.ts'
import { callDecisionFunctionIfAny } from './call-decision-function.ts'
import type { Payer } from './payers.ts'
import type { ServiceTerms } from './service-terms.ts'

export interface Reservation {
  readonly visitId: string
  readonly timeslotId: string
  readonly assignmentId: string
  /** Null: a visit without a service, one timeslot. */
  readonly service: ServiceTerms | null
  /** Null: own expenses. */
  readonly payer: Pick<Payer, 'programId' | 'share'> | null
  /** The visit's end as the answer states it. */
  readonly endsAt: Date
  readonly profileId: string
  readonly accountId: string
  readonly holders: readonly string[]
  readonly now: Date
  readonly key: string | null
  readonly bodyHash: Buffer
  readonly messages: readonly ReturnType<Notifications['outboxRow']>[]
  /** The answer of the booking as JSON, returned again for the same idempotency key. */
  readonly answer: string
}

export type ReserveResult =
  | { readonly outcome: 'visitor-busy'; readonly order_id: string }
  | { readonly outcome: 'repeated'; readonly answered: string }
  | { readonly outcome: 'booked' | 'key-reused' | 'busy' | 'changed' | 'unknown' }
  /** Only where a programme was to pay. */
  | { readonly outcome: 'not-covered' | 'limit-reached' }

// Locks the relation until the booking commits. A request that ends the relation waits and then finds the visit; a
// booking that comes after that finds no relation and is refused.
const textOf = (decides: string, paid: string) => `select outcome, order_id, answered::text
    from (select account_id, profile_id from family_relation where account_id = $5 and profile_id = $4 for key share) held,
      lateral ${decides}(
        new_visit => $1, asked_slot => $2, asked_assignment => $3, asked_service => $12, minutes => $13,
        patient => held.profile_id, account => held.account_id, holders => $6, moment => $7,
        request_key => $8, request_hash => $9, message => $10, answer => $11,
        asked_option => $14, seen_end => $15, agreed_kind => $16, agreed_from => $17, agreed_to => $18${paid})`
const query = { name: 'book-visit', text: textOf('book_visit', '') }
const coveredQuery = {
  name: 'book-covered-visit',
  text: textOf('book_covered_visit', ', programme => $19, seen_share => $20'),
}

/** The whole booking in one statement; the database decides: `book_visit`, or `book_covered_visit`. */
export function reservation(asked: Reservation) {
  const values = [
    asked.visitId,
    asked.timeslotId,
    asked.assignmentId,
    asked.profileId,
    asked.accountId,
    asked.holders,
    asked.now,
    asked.key,
    asked.bodyHash,
    JSON.stringify(asked.messages),
    asked.answer,
    asked.service?.id ?? null,
    asked.service?.minutes ?? null,
    asked.service?.option?.id ?? null,
    asked.endsAt,
    asked.service?.price?.kind ?? null,
    asked.service?.price?.from ?? null,
    asked.service?.price?.to ?? null,
  ]
  const { payer } = asked
  return payer === null
    ? { ...query, values }
    : { ...coveredQuery, values: [...values, payer.programId, payer.share] }
}

/** Books, or returns what prevents it. */
export async function reserve(database: Database, asked: Reservation): Promise<ReserveResult> {
  const { values, ...statement } = reservation(asked)
  return (
    (await callDecisionFunctionIfAny<ReserveResult>(database, statement, values)) ?? { outcome: 'unknown' }
  )
}

/** The same inside the caller's transaction, for bookings that must be atomic with other changes. */
export async function reserveWithin(trx: Kysely<DB>, asked: Reservation): Promise<ReserveResult> {
  const { text, values } = reservation(asked)
  const { rows } = await trx.executeQuery<ReserveResult>(CompiledQuery.raw(text, values))
  return rows[0] ?? { outcome: 'unknown' }
}
