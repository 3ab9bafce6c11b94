import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface PersonalEmail {
  readonly address: string
  readonly confirmed: boolean
}

/** The addresses of an account: the one in force, and the one that waits to take its place. */
export async function emailsOf(db: Kysely<DB>, accountId: string): Promise<PersonalEmail[]> {
  const rows = await db
    .selectFrom('account_email')
    .select(['address', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .orderBy(order => order('confirmed_at', 'is', null))
    .execute()
  return rows.map(row => ({ address: row.address, confirmed: row.confirmed_at !== null }))
}

/** Where mail to this person may go: only an address whose owner they have proved to be. */
export async function confirmedEmailOf(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const email = (await emailsOf(db, accountId)).find(({ confirmed }) => confirmed)
  return email?.address ?? null
}
