import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { contactOf } from '../store/contacts.ts'
import { insertOwnProfile } from '../store/profiles.ts'
import { claimProfile, confirmedAt } from './claim-profile.ts'

/** The own profile of a new account: the one that a relative has kept for this phone, or an empty one. */
export async function createOwnProfile(trx: Kysely<DB>, accountId: string, now: Date): Promise<string> {
  const { phone } = await contactOf(trx, accountId)
  const kept = phone === null ? undefined : await confirmedAt(trx, phone, now)
  if (!kept) return insertOwnProfile(trx, accountId, now)
  await claimProfile(trx, kept.id, { accountId, now })
  return kept.id
}
