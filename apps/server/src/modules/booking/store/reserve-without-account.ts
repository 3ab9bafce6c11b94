import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Reservation } from './reserve.ts'

type Asked = Omit<Reservation, 'accountId' | 'key' | 'bodyHash' | 'answer'>

export interface ReservedWithoutAccount {
  readonly outcome: 'booked' | 'visitor-busy' | 'busy' | 'changed' | 'unknown'
}

/** Books for somebody without an account, in the transaction that keeps how they are reached (migration 0015). */
export async function reserveWithoutAccount(trx: Kysely<DB>, asked: Asked): Promise<ReservedWithoutAccount> {
  const { service, messages } = asked
  const { rows } = await sql<ReservedWithoutAccount>`
    select outcome from book_visit(
      ${asked.visitId}, ${asked.timeslotId}, ${asked.assignmentId}, ${service?.id ?? null}, ${service?.minutes ?? null},
      ${asked.profileId}, null, ${[...asked.holders]}::uuid[], ${asked.now}, null, null, ${JSON.stringify(messages)}, null,
      ${service?.option?.id ?? null}, ${asked.endsAt}, ${service?.price?.kind ?? null}, ${service?.price?.from ?? null},
      ${service?.price?.to ?? null})`.execute(trx)
  const [reserved] = rows
  if (!reserved) throw new Error('nothing was decided about a booking')
  return reserved
}
