import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The sites that may frame a provider's pages, and whether account screens are allowed there. */
export interface ProviderFrame {
  readonly hosts: readonly string[]
  /** Whether profile, family, tests and documents may be framed, besides booking. */
  readonly showsAccount: boolean
}

/** The sites in their order. Null: no such provider. */
export async function readProviderFrame(db: Kysely<DB>, provider: string): Promise<ProviderFrame | null> {
  const rows = await db
    .selectFrom('provider')
    .leftJoin('frame_host', 'frame_host.provider_id', 'provider.id')
    .select(['frame_host.origin', 'provider.frame_shows_account'])
    .where('provider.code', '=', provider)
    .orderBy('frame_host.origin')
    .execute()
  const [first] = rows
  if (!first) return null
  return { hosts: rows.flatMap(({ origin }) => origin ?? []), showsAccount: first.frame_shows_account }
}

export const readFrameHosts = async (db: Kysely<DB>, provider: string) =>
  (await readProviderFrame(db, provider))?.hosts ?? null

/** Replaces the provider's sites. */
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
