import { createFhirClient, type FhirClient } from '../connectors/fhir/http/client.ts'
import type { RemoteDeps } from './deps.ts'
import { type Connection, findConnection } from './store/connections.ts'

/** A clinic that can be asked. */
export interface Clinic {
  readonly connection: Connection
  readonly client: FhirClient
}

export async function openClinic(
  providerId: string,
  { database, key, fetch }: Pick<RemoteDeps, 'database' | 'key' | 'fetch'>,
): Promise<Clinic | undefined> {
  const connection = await findConnection(database.db, key, { providerId })
  if (!connection) return undefined
  const { baseUrl, secrets } = connection
  return { connection, client: createFhirClient({ baseUrl, credentials: secrets.credentials }, fetch) }
}
