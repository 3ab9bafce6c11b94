import { DAY_MS } from '@vizit/domain/time/day.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface InsurerRequest {
  readonly id: string
  readonly accountId: string
  readonly company: string
  readonly employer: string | null
  readonly now: Date
}

/** Seconds until the account may ask again; 0: now. Two requests of an account at once wait for each other. */
export async function secondsUntilInsurerRequest(
  trx: Kysely<DB>,
  accountId: string,
  limit: number,
  now: Date,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`insurer requests of ${accountId}`}, 0))`.execute(
    trx,
  )
  const { rows } = await sql<{ at: Date }>`
    select asked_at as at from insurer_request
    where account_id = ${accountId} and asked_at > ${new Date(now.getTime() - DAY_MS)}
    order by asked_at desc offset ${limit - 1} limit 1`.execute(trx)
  return rows[0] ? Math.ceil((rows[0].at.getTime() + DAY_MS - now.getTime()) / 1000) : 0
}

export async function insertInsurerRequest(
  trx: Kysely<DB>,
  { id, accountId, company, employer, now }: InsurerRequest,
): Promise<void> {
  await trx
    .insertInto('insurer_request')
    .values({ id, account_id: accountId, company, employer, asked_at: now })
    .execute()
}

export interface MissedInsurer {
  readonly company: string
  readonly employer: string | null
  readonly requests: number
  readonly lastAskedAt: Date
}

const sameName = (column: string) =>
  sql`lower(regexp_replace(${sql.ref(column)}, '[[:space:]]+', ' ', 'g') collate "ru-x-icu")`

/** What people asked for, the most wanted first: names that differ only in case or spaces are one. */
export async function readMissedInsurers(db: Kysely<DB>): Promise<MissedInsurer[]> {
  const { rows } = await sql<MissedInsurer>`
    select min(company) as company, min(employer) as employer, count(*)::int as requests,
      max(asked_at) as "lastAskedAt"
    from insurer_request
    group by ${sameName('company')}, ${sameName('employer')}
    order by requests desc, "lastAskedAt" desc`.execute(db)
  return rows
}
