import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import type { Failure } from '../../../../platform/http-client/failure.ts'
import type { ConnectorKind } from '../../connectors/connectors.ts'
import type { BookingStyle } from '../../connectors/http/connection-settings.ts'
import { openSecrets, type Secrets } from '../connection/secrets.ts'

export interface Connection {
  readonly providerId: string
  readonly providerCode: string
  readonly connector: ConnectorKind
  readonly baseUrl: string
  readonly booking: BookingStyle
  readonly secrets: Secrets
  readonly slotsSeenTo: Date | null
  readonly comparedAt: Date | null
  readonly visitsReadAt: Date | null
  /** How far appointments that the clinic made itself were read. */
  readonly appointmentsSeenTo: Date | null
}

/** The connection of an organisation. Undefined: there is none, or its secrets cannot be decrypted. */
export async function findConnection(
  db: Kysely<DB>,
  key: Buffer,
  where: { readonly providerId: string } | { readonly providerCode: string },
): Promise<Connection | undefined> {
  const row = await db
    .selectFrom('fhir_connection as connection')
    .innerJoin('provider', 'provider.id', 'connection.provider_id')
    .select([
      'provider_id',
      'code',
      'connector',
      'base_url',
      'booking',
      'sealed',
      'slots_seen_to',
      'compared_at',
    ])
    .select(['visits_read_at', 'appointments_seen_to'])
    .where(({ eb }) =>
      'providerId' in where ? eb('provider.id', '=', where.providerId) : eb('code', '=', where.providerCode),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const connector = row.connector as ConnectorKind
  const secrets = openSecrets(key, { providerId: row.provider_id, connector }, row.sealed)
  if (!secrets) return undefined
  return {
    providerId: row.provider_id,
    providerCode: row.code,
    connector,
    baseUrl: row.base_url,
    booking: row.booking as BookingStyle,
    secrets,
    slotsSeenTo: row.slots_seen_to,
    comparedAt: row.compared_at,
    visitsReadAt: row.visits_read_at,
    appointmentsSeenTo: row.appointments_seen_to,
  }
}

export interface Progress {
  readonly slots_seen_to?: Date
  readonly compared_at?: Date
  readonly appointments_seen_to?: Date
}

/** Records how far an organisation was read, and that it answered. */
export async function noteProgress(db: Kysely<DB>, providerId: string, progress: Progress): Promise<void> {
  await db
    .updateTable('fhir_connection')
    .set({ ...progress, problem: null, failing_since: null })
    .where('provider_id', '=', providerId)
    .execute()
}

/**
 * The same for visits. If the clinic has sent a notification meanwhile (`visits_read_at` is null then), it is
 * polled again.
 */
export async function noteVisitsRead(
  db: Kysely<DB>,
  { providerId, visitsReadAt }: Connection,
  { now, seenTo }: { now: Date; seenTo: Date | null },
): Promise<void> {
  await noteProgress(db, providerId, seenTo ? { appointments_seen_to: seenTo } : {})
  await db
    .updateTable('fhir_connection')
    .set({ visits_read_at: now })
    .where('provider_id', '=', providerId)
    .where('visits_read_at', 'is not distinct from', visitsReadAt)
    .execute()
}

/**
 * The same for timeslots, in the transaction that writes them. False: another server has read newer ones
 * meanwhile, so these must be dropped.
 */
export async function saveSlotProgress(
  trx: Kysely<DB>,
  { providerId, slotsSeenTo, comparedAt }: Connection,
  progress: Progress,
): Promise<boolean> {
  const advanced = await trx
    .updateTable('fhir_connection')
    .set({ ...progress, problem: null, failing_since: null })
    .where('provider_id', '=', providerId)
    .where('slots_seen_to', 'is not distinct from', slotsSeenTo)
    .where('compared_at', 'is not distinct from', comparedAt)
    .executeTakeFirst()
  return advanced.numUpdatedRows > 0n
}

/** Records a problem of the connection and since when it exists. */
export async function noteProblem(
  db: Kysely<DB>,
  providerId: string,
  problem: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('fhir_connection')
    .set(({ fn, val, ref }) => ({ problem, failing_since: fn.coalesce(ref('failing_since'), val(now)) }))
    .where('provider_id', '=', providerId)
    .execute()
}

/** "MedicationRequest refused 403" */
export const problemText = ({ of, failure, status }: Failure): string =>
  [of, failure, status].filter(part => part != null).join(' ')

/** The same for results of patients, which another problem or success does not overwrite. Null: they can be read. */
export async function noteResultsProblem(
  db: Kysely<DB>,
  providerId: string,
  failed: Failure | null,
  now: Date,
): Promise<void> {
  const problem = failed && problemText(failed)
  await db
    .updateTable('fhir_connection')
    .set(({ fn, val, ref }) => ({
      results_problem: problem,
      results_failing_since: problem && fn.coalesce(ref('results_failing_since'), val(now)),
    }))
    .where('provider_id', '=', providerId)
    .where('results_problem', 'is distinct from', problem)
    .execute()
}

/** Claims the organisations whose poll is due, each for one server; returns them. */
export async function claimDueConnections(
  db: Kysely<DB>,
  { now, next }: { now: Date; next: Date },
): Promise<string[]> {
  const due = await db
    .updateTable('fhir_connection')
    .set({ due_at: next })
    .where('due_at', '<=', now)
    .returning('provider_id')
    .execute()
  return due.map(row => row.provider_id)
}
