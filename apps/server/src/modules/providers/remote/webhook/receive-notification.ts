import { sql } from 'kysely'
import type { RemoteDeps } from '../deps.ts'
import { findConnection } from '../store/connections.ts'
import { type Call, verify } from './verify.ts'

/** Handles a clinic's notification. Its content is never stored; it only causes a poll of the clinic. */
export async function receiveNotification(
  providerCode: string,
  call: Call,
  { database, clock, key }: Pick<RemoteDeps, 'database' | 'clock' | 'key'>,
): Promise<'received' | 'unknown'> {
  const now = clock.now()
  const connection = await findConnection(database.db, key, { providerCode })
  const verified = connection && verify(call, connection.secrets.webhook, now)
  if (!verified) return 'unknown'
  const { signature } = verified
  if (signature !== null) {
    const first = await database.db
      .insertInto('fhir_notice')
      .values({ signature, heard_at: now })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (first.numInsertedOrUpdatedRows === 0n) return 'received'
  }
  await database.db
    .updateTable('fhir_connection')
    .set({
      due_at: sql`least(due_at, ${now})`,
      // A notification that does not name only timeslots may be about visits.
      ...(!isAboutSlots(call.body) && { visits_read_at: null }),
    })
    .where('provider_id', '=', connection.providerId)
    .execute()
  return 'received'
}

const TYPE = /"(?:resourceType|type|reference|changed)"\s*:\s*\[?\s*"(Slot|Schedule)\b/

const isAboutSlots = (body: string) => TYPE.test(body) && !body.includes('Appointment')

/** Deletes stored signatures when a call with them would be refused as too old anyway. */
export async function forgetNotices({ database }: Pick<RemoteDeps, 'database'>, now: Date): Promise<void> {
  await database.db
    .deleteFrom('fhir_notice')
    .where('heard_at', '<', new Date(now.getTime() - 3_600_000))
    .execute()
}
