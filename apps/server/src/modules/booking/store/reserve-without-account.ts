import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Reservation } from './reserve.ts'

type ReservationRequest = Omit<Reservation, 'accountId' | 'payer' | 'key' | 'bodyHash' | 'answer'>

export interface ReservedWithoutAccount {
  readonly outcome: 'booked' | 'visitor-busy' | 'busy' | 'changed' | 'unknown'
}

/** Books for a person without an account, in the transaction that stores the contact. */
export async function reserveWithoutAccount(
  trx: Kysely<DB>,
  asked: ReservationRequest,
): Promise<ReservedWithoutAccount> {
  const { service, messages } = asked
  const { rows } = await sql<ReservedWithoutAccount>`
    select outcome from book_visit(
      new_visit => ${asked.visitId}, asked_slot => ${asked.timeslotId}, asked_assignment => ${asked.assignmentId},
      asked_service => ${service?.id ?? null}, minutes => ${service?.minutes ?? null},
      patient => ${asked.profileId}, account => null, holders => ${[...asked.holders]}::uuid[], moment => ${asked.now},
      request_key => null, request_hash => null, message => ${JSON.stringify(messages)}, answer => null,
      asked_option => ${service?.option?.id ?? null}, seen_end => ${asked.endsAt},
      agreed_kind => ${service?.price?.kind ?? null}, agreed_from => ${service?.price?.from ?? null},
      agreed_to => ${service?.price?.to ?? null})`.execute(trx)
  const [reserved] = rows
  if (!reserved) throw new Error('nothing was decided about a booking')
  return reserved
}
