import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { disconnect } from '../store/connect.ts'

export type DisconnectResult =
  | { readonly outcome: 'unknown-provider' | 'disconnected' }
  | { readonly outcome: 'in-hand'; readonly open: number }

/** Makes the organisation's timetable built-in again; appointments at its server stay there. */
export async function disconnectClinic(
  db: Kysely<DB>,
  providerCode: string,
  now: Date,
): Promise<DisconnectResult> {
  const provider = await db
    .selectFrom('provider')
    .select('id')
    .where('code', '=', providerCode)
    .where('keeper', '=', 'fhir')
    .executeTakeFirst()
  if (!provider) return { outcome: 'unknown-provider' }
  const open = await disconnect(db, provider.id, now)
  return open > 0 ? { outcome: 'in-hand', open } : { outcome: 'disconnected' }
}
