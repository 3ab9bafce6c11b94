import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { lastDeviceRef } from '../devices/store.ts'
import { ownerOf, readEmails } from '../emails/emails-store.ts'

/**
 * A device of the account that has this account's own address (product §2, 'profile already exists'), for support
 * to find it by; null unless its owner proved the address from within this account.
 */
export async function supportReferenceOf(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const taken = (await readEmails(db, accountId)).find(email => email.taken)
  const owner = taken && (await ownerOf(db, taken.address))
  return (owner && (await lastDeviceRef(db, owner))) ?? null
}
