import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The sites of a provider, in their order; null where there is no such provider. */
export async function readFrameHosts(db: Kysely<DB>, provider: string): Promise<string[] | null> {
  const rows = await db
    .selectFrom('provider')
    .leftJoin('frame_host', 'frame_host.provider_id', 'provider.id')
    .select('frame_host.origin')
    .where('provider.code', '=', provider)
    .orderBy('frame_host.origin')
    .execute()
  if (rows.length === 0) return null
  return rows.flatMap(({ origin }) => origin ?? [])
}

/** Exactly these sites from now on. */
export async function replaceFrameHosts(
  trx: Kysely<DB>,
  providerId: string,
  origins: readonly string[],
): Promise<void> {
  await trx.deleteFrom('frame_host').where('provider_id', '=', providerId).execute()
  await addFrameHosts(trx, providerId, origins)
}

export async function addFrameHosts(
  trx: Kysely<DB>,
  providerId: string,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return
  await trx
    .insertInto('frame_host')
    .values(origins.map(origin => ({ provider_id: providerId, origin })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function removeFrameHosts(
  trx: Kysely<DB>,
  providerId: string,
  origins: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('frame_host')
    .where('provider_id', '=', providerId)
    .where('origin', 'in', origins)
    .execute()
}
