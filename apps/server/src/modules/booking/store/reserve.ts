import type { Database } from '../../../platform/database/database.ts'
import type { Notifications } from '../../notifications/public.ts'
import { decide } from './decide.ts'

export interface Reservation {
  readonly visitId: string
  readonly timeslotId: string
  readonly assignmentId: string
  readonly profileId: string
  readonly accountId: string
  readonly holders: readonly string[]
  readonly now: Date
  readonly key: string | null
  readonly bodyHash: Buffer
  readonly message: ReturnType<Notifications['outboxRow']>
  /** How the booking is answered, as JSON: the same again for the same key. */
  readonly answer: string
}

export type Reserved =
  | { readonly outcome: 'visitor-busy'; readonly order_id: string }
  | { readonly outcome: 'repeated'; readonly answered: string }
  | { readonly outcome: 'booked' | 'key-reused' | 'busy' | 'unknown' }

const query = {
  name: 'book-visit',
  text: 'select outcome, order_id, answered::text from book_visit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
}

/** The whole booking in one statement; the database decides (migration 0006). */
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
    JSON.stringify(asked.message),
    asked.answer,
  ]
  return { ...query, values }
}

/** Books, or says what stands in the way. */
export function reserve(database: Database, asked: Reservation): Promise<Reserved> {
  const { values, ...statement } = reservation(asked)
  return decide<Reserved>(database, statement, values)
}
