import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface PersonalEmail {
  readonly address: string
  readonly confirmed: boolean
}

/** The e-mail addresses of an account: the current one, and the one that waits for confirmation. */
export async function emailsOf(db: Kysely<DB>, accountId: string): Promise<PersonalEmail[]> {
  const rows = await db
    .selectFrom('account_email')
    .select(['address', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .orderBy(order => order('confirmed_at', 'is', null))
    .execute()
  return rows.map(row => ({ address: row.address, confirmed: row.confirmed_at !== null }))
}

/** The address for e-mails to this person: only a confirmed one. */
export async function confirmedEmailOf(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const email = (await emailsOf(db, accountId)).find(({ confirmed }) => confirmed)
  return email?.address ?? null
}
