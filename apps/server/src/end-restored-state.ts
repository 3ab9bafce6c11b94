import { Kysely, PostgresDialect } from 'kysely'
import { endRestoredHolds } from './modules/booking/public.ts'
import { endRestoredRequests } from './modules/family/public.ts'
import { endRestoredGuests } from './modules/guests/public.ts'
import { endRestoredSessions } from './modules/identity/public.ts'
import { endRestoredMessages } from './modules/notifications/public.ts'
import { endRestoredOrders } from './modules/profile/public.ts'
import { endRestoredLinking } from './modules/programmes/public.ts'
import { endRestoredOperations } from './modules/providers/public.ts'
import { endRestoredReminders } from './modules/reminders/public.ts'
import { endRestoredOffers } from './modules/waitlist/public.ts'
import { recordAudit } from './platform/audit/record-audit.ts'
import type { DatabaseClient } from './platform/database/database-client.ts'
import type { DB } from './platform/database/generated/db.ts'

export type EndRestoredOptions = {
  /** The time of the dump. */
  takenAt: string
  /** Sends the messages that were pending then, because no other server has sent them. */
  sendWaiting: boolean
}

/** The numbers of things that were not restored. */
export type EndedState = { sessions: number; messages: number; reminders: number; operations: number }

/**
 * Ends what was active at the time of a dump and must not be active again (docs/decisions/0070), in the client's
 * transaction.
 */
export async function endRestoredState(
  client: DatabaseClient,
  settling: EndRestoredOptions,
): Promise<EndedState> {
  // In the database's time (docs/decisions/0056).
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const [{ now } = { now: new Date(settling.takenAt) }] = rows
  const lent = Object.assign(client, { release: () => undefined })
  const pool = { connect: async () => lent, end: async () => undefined, options: {} }
  return settle(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), now, settling)
}

async function settle(
  trx: Kysely<DB>,
  now: Date,
  { takenAt, sendWaiting }: EndRestoredOptions,
): Promise<EndedState> {
  const sessions = await endRestoredSessions(trx)
  await endRestoredGuests(trx)
  await endRestoredRequests(trx)
  await endRestoredLinking(trx)
  await endRestoredOrders(trx)
  await endRestoredOffers(trx, now)
  const sent = sendWaiting
    ? { messages: 0, reminders: 0, operations: 0 }
    : {
        messages: await endRestoredMessages(trx, now),
        reminders: await endRestoredReminders(trx, now),
        operations: await endRestoredOperations(trx, now),
      }
  await endRestoredHolds(trx)
  const settled = { sessions, ...sent }
  await recordAudit(trx, {
    action: 'database-restored',
    subject: 'database',
    at: now,
    details: { takenAt, ...settled },
  })
  return settled
}
