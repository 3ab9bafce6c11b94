import type { ClinicConnector } from '../connectors/clinic-connector.ts'
import type { RemoteDeps } from './deps.ts'
import { type Connection, findConnection } from './store/connections.ts'

/** A clinic with its connection settings and connector. */
export interface Clinic {
  readonly connection: Connection
  readonly connector: ClinicConnector
}

export async function openClinic(
  providerId: string,
  { database, key, fetch, connectors }: Pick<RemoteDeps, 'database' | 'key' | 'fetch' | 'connectors'>,
): Promise<Clinic | undefined> {
  const connection = await findConnection(database.db, key, { providerId })
  if (!connection) return undefined
  const { baseUrl, booking, secrets } = connection
  const open = connectors[connection.connector]
  const settings = { baseUrl, booking, credentials: secrets.credentials }
  return { connection, connector: open(settings, fetch) }
}
