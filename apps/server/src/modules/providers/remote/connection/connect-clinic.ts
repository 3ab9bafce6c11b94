import { z } from 'zod'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { drawToken } from '../../../../platform/secret/one-time-code.ts'
import { type Failure, isFailure } from '../../connectors/failure.ts'
import { type Credentials, createFhirClient } from '../../connectors/fhir/http/client.ts'
import type { Match } from '../../connectors/fhir/slots/match-schedules.ts'
import type { Fetch } from '../../connectors/http/ask.ts'
import { refreshSchedules } from '../mirror/find-schedules.ts'
import { connect } from '../store/connect.ts'
import { type BookingStyle, findConnection } from '../store/connections.ts'
import { readBaseUrl } from './base-url.ts'
import { sealSecrets } from './secrets.ts'

const CapabilityStatement = z.looseObject({
  resourceType: z.literal('CapabilityStatement'),
  fhirVersion: z.string(),
})

export interface Connecting {
  readonly providerCode: string
  readonly address: string
  readonly credentials: Credentials
  readonly booking: BookingStyle
}

export interface ConnectDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly key: Buffer
  readonly fetch: Fetch
}

export type Connected =
  | { readonly outcome: 'unknown-provider' | 'wrong-address' }
  | { readonly outcome: 'no-answer'; readonly failure: Failure }
  | { readonly outcome: 'another-version'; readonly version: string }
  | { readonly outcome: 'connected'; readonly matches: readonly Match[]; readonly webhookSecret: string }

/** Connects an organisation to its FHIR server, which must answer, and tells which Schedules are of whom. */
export async function connectClinic(asked: Connecting, deps: ConnectDeps): Promise<Connected> {
  const { database, clock, key, fetch } = deps
  const { providerCode, credentials, booking } = asked
  const provider = await database.db
    .selectFrom('provider')
    .select('id')
    .where('code', '=', providerCode)
    .executeTakeFirst()
  if (!provider) return { outcome: 'unknown-provider' }
  const baseUrl = readBaseUrl(asked.address)
  if (baseUrl === null) return { outcome: 'wrong-address' }
  const client = createFhirClient({ baseUrl, credentials }, fetch)
  const statement = await client.read('metadata', CapabilityStatement)
  if (isFailure(statement)) return { outcome: 'no-answer', failure: statement }
  if (!statement.fhirVersion.startsWith('4.')) {
    return { outcome: 'another-version', version: statement.fhirVersion }
  }
  const former = await findConnection(database.db, key, { providerCode })
  const webhook = former?.secrets.webhook ?? drawToken()
  const sealed = sealSecrets(key, provider.id, { credentials, webhook })
  await connect(database.db, { providerId: provider.id, baseUrl, booking, sealed }, clock.now())
  const connection = await findConnection(database.db, key, { providerCode })
  if (!connection) throw new Error('a connection that was just made is there')
  const matches = await refreshSchedules({ connection, client }, { database })
  if (isFailure(matches)) return { outcome: 'no-answer', failure: matches }
  return { outcome: 'connected', matches, webhookSecret: webhook }
}
