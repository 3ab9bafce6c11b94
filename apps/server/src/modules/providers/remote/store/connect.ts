import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import type { ConnectorKind } from '../../connectors/connectors.ts'
import type { BookingStyle } from '../../connectors/http/connection-settings.ts'
import { lockMirror, withdrawAllBut } from './mirrored-slots.ts'

type Db = Kysely<DB>

export interface NewConnection {
  readonly providerId: string
  readonly connector: ConnectorKind
  readonly baseUrl: string
  readonly booking: BookingStyle
  readonly sealed: string
}

/** From now on the organisation keeps its own timetable. Connecting again reads everything again. */
export async function connect(
  db: Db,
  { providerId, connector, baseUrl, booking, sealed }: NewConnection,
  now: Date,
): Promise<void> {
  const given = { connector, base_url: baseUrl, booking, sealed, due_at: now }
  const anew = {
    slots_seen_to: null,
    compared_at: null,
    visits_read_at: null,
    appointments_seen_to: null,
    problem: null,
    failing_since: null,
    results_problem: null,
    results_failing_since: null,
  }
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('fhir_connection')
      .values({ provider_id: providerId, ...given })
      .onConflict(conflict => conflict.column('provider_id').doUpdateSet({ ...given, ...anew }))
      .execute()
    await trx.updateTable('provider').set({ keeper: 'fhir' }).where('id', '=', providerId).execute()
  })
}

/**
 * Makes the organisation's timetable built-in again. If operations there are in progress, it does nothing and
 * returns their number.
 */
export async function disconnect(db: Db, providerId: string, now: Date): Promise<number> {
  return db.transaction().execute(async trx => {
    const { open } = await trx
      .selectFrom('fhir_operation')
      .select(({ fn }) => fn.countAll<string>().as('open'))
      .where('provider_id', '=', providerId)
      .where('state', '<>', 'ended')
      .executeTakeFirstOrThrow()
    if (Number(open) > 0) return Number(open)
    // Withdraw the clinic's timeslots: nothing guarantees them any more.
    await lockMirror(trx, providerId)
    await withdrawAllBut(trx, providerId, [], now)
    await trx.deleteFrom('fhir_connection').where('provider_id', '=', providerId).execute()
    await trx.updateTable('provider').set({ keeper: 'built-in' }).where('id', '=', providerId).execute()
    return 0
  })
}
