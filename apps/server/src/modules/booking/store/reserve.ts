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
}

export type Reserved =
  | { readonly outcome: 'booked' | 'repeated' | 'visitor-busy'; readonly order_id: string }
  | { readonly outcome: 'key-reused' | 'busy' | 'unknown' }

const query = {
  name: 'book-visit',
  text: 'select * from book_visit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
}

/** The whole booking in one statement; the database decides (migration 0005). */
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
  ]
  return { ...query, values }
}

/** Books, or says what stands in the way. */
export function reserve(database: Database, asked: Reservation): Promise<Reserved> {
  const { values, ...statement } = reservation(asked)
  return decide<Reserved>(database, statement, values)
}
