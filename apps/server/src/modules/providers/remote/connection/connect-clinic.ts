import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { type Failure, isFailure } from '../../../../platform/http-client/failure.ts'
import type { Fetch } from '../../../../platform/http-client/send-request.ts'
import { drawToken } from '../../../../platform/secret/one-time-code.ts'
import type { ClinicSchedule } from '../../connectors/clinic-connector.ts'
import type { ConnectorKind, Connectors } from '../../connectors/connectors.ts'
import type { BookingStyle, Credentials } from '../../connectors/http/connection-settings.ts'
import { refreshSchedules } from '../mirror/refresh-schedules.ts'
import { connect } from '../store/connect.ts'
import { findConnection } from '../store/connections.ts'
import { readBaseUrl } from './base-url.ts'
import { sealSecrets } from './secrets.ts'

export interface ConnectRequest {
  readonly providerCode: string
  readonly connector: ConnectorKind
  readonly address: string
  readonly credentials: Credentials
  readonly booking: BookingStyle
}

export interface ConnectDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly key: Buffer
  readonly connectors: Connectors
  readonly fetch: Fetch
}

export type ConnectResult =
  | { readonly outcome: 'unknown-provider' | 'wrong-address' }
  | { readonly outcome: 'no-answer'; readonly failure: Failure }
  | { readonly outcome: 'another-language'; readonly speaks: string }
  | {
      readonly outcome: 'connected'
      readonly schedules: readonly ClinicSchedule[]
      readonly webhookSecret: string
    }

/** Connects an organisation to its system, which must answer; returns the assignment of each schedule. */
export async function connectClinic(asked: ConnectRequest, deps: ConnectDeps): Promise<ConnectResult> {
  const { database, clock, key, connectors, fetch } = deps
  const { providerCode, connector: kind, credentials, booking } = asked
  const provider = await database.db
    .selectFrom('provider')
    .select('id')
    .where('code', '=', providerCode)
    .executeTakeFirst()
  if (!provider) return { outcome: 'unknown-provider' }
  const baseUrl = readBaseUrl(asked.address)
  if (baseUrl === null) return { outcome: 'wrong-address' }
  const connector = connectors[kind]({ baseUrl, credentials, booking }, fetch)
  const problem = await connector.check()
  if (problem && 'speaks' in problem) return { outcome: 'another-language', ...problem }
  if (problem) return { outcome: 'no-answer', failure: problem }
  const former = await findConnection(database.db, key, { providerCode })
  const webhook = former?.secrets.webhook ?? drawToken()
  const sealed = sealSecrets(key, { providerId: provider.id, connector: kind }, { credentials, webhook })
  await connect(
    database.db,
    { providerId: provider.id, connector: kind, baseUrl, booking, sealed },
    clock.now(),
  )
  const connection = await findConnection(database.db, key, { providerCode })
  if (!connection) throw new Error('a connection that was just made is there')
  const schedules = await refreshSchedules({ connection, connector }, { database })
  if (isFailure(schedules)) return { outcome: 'no-answer', failure: schedules }
  return { outcome: 'connected', schedules, webhookSecret: webhook }
}
