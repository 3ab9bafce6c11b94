import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

/** The phone, e-mail and push devices at which an account can be reached. */
export interface Addresses {
  readonly accountId: string
  readonly phone: string | null
  /** The confirmed e-mail address. */
  readonly email: string | null
  /** How many of its signed-in devices receive push messages. */
  readonly devices: number
  readonly language: Language
}

export async function addressesOf(
  db: Kysely<DB>,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, Addresses>> {
  const { rows } = await sql<Addresses>`
    select account.id as "accountId", account.phone, mail.address as email, account.language,
      (select count(*)::int from session join push_subscription push on push.session_id = session.id
        where session.account_id = account.id and session.ended_at is null and session.expires_at > ${now}) as devices
    from account left join account_email mail
      on mail.account_id = account.id and mail.usage = 'PRIMARY' and mail.confirmed_at is not null
    where account.id = any(${[...new Set(accountIds)]}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.accountId, row]))
}
