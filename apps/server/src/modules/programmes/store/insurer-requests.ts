import { DAY_MS } from '@vizit/domain/time/day.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface InsurerRequest {
  readonly id: string
  readonly accountId: string
  /** The insurer; null: an employer is asked for. */
  readonly company: string | null
  readonly employer: string | null
  readonly now: Date
}

/** Requests of an account at once wait for each other. */
export const lockInsurerRequests = (trx: Kysely<DB>, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`insurer requests of ${accountId}`}, 0))`.execute(trx)

/** Whether the account has asked for the same insurer, or the same employer: its request gets the newest text. Returns its id. */
export async function repeatInsurerRequest(
  trx: Kysely<DB>,
  { accountId, company, employer, now }: Omit<InsurerRequest, 'id'>,
): Promise<string | undefined> {
  const isSame =
    company === null
      ? sql`company is null and ${sameName(sql`employer`)} = ${sameName(sql`${employer}::text`)}`
      : sql`${sameName(sql`company`)} = ${sameName(sql`${company}::text`)}`
  const { rows } = await sql<{ id: string }>`
    update insurer_request set company = ${company}, employer = coalesce(${employer}, employer), asked_at = ${now}
    where id = (
      select id from insurer_request where account_id = ${accountId} and ${isSame} order by asked_at desc limit 1)
    returning id`.execute(trx)
  return rows[0]?.id
}

/** Seconds until the account may ask again; 0: now. */
export async function secondsUntilInsurerRequest(
  trx: Kysely<DB>,
  accountId: string,
  limit: number,
  now: Date,
): Promise<number> {
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
  readonly company: string | null
  readonly employer: string | null
  /** How many accounts. */
  readonly requests: number
  readonly lastAskedAt: Date
}

const sameName = (name: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(${name}, '[[:space:]]+', ' ', 'g') collate "ru-x-icu")`

const newest = (column: RawBuilder<unknown>) => sql`(array_agg(${column} order by asked_at desc))[1]`

/** What people asked for, the most wanted first: names that differ only in case or spaces are one. */
export async function readMissedInsurers(db: Kysely<DB>): Promise<MissedInsurer[]> {
  const { rows } = await sql<MissedInsurer>`
    select ${newest(sql`company`)} as company, ${newest(sql`employer`)} as employer,
      count(distinct coalesce(account_id, id))::int as requests, max(asked_at) as "lastAskedAt"
    from insurer_request
    group by ${sameName(sql`company`)}, ${sameName(sql`employer`)}
    order by requests desc, "lastAskedAt" desc`.execute(db)
  return rows
}
