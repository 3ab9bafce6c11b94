import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { lastDeviceRef } from '../devices/store.ts'
import { ownerOf, readEmails } from '../emails/emails-store.ts'

/**
 * The reference of a device of the other account that has this account's e-mail address (product §2, 'profile
 * already exists'); support finds that account by it. Null unless the owner confirmed the address from within this
 * account.
 */
export async function supportReferenceOf(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const taken = (await readEmails(db, accountId)).find(email => email.taken)
  const owner = taken && (await ownerOf(db, taken.address))
  return (owner && (await lastDeviceRef(db, owner))) ?? null
}
