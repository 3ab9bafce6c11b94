import type { ReportReason } from '@vizit/domain/reviews/review-state.ts'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export type Reporter =
  | { readonly accountId: string }
  | { readonly guestId: string; readonly addressHash: Buffer }

export interface Report {
  readonly publicId: string
  readonly reporter: Reporter
  readonly reason: ReportReason
  readonly now: Date
}

/** By what reports are counted. */
interface Counted {
  readonly column: 'account_id' | 'guest_id' | 'address_hash'
  readonly value: string | Buffer
}

export const readerOf = (reporter: Reporter) =>
  'accountId' in reporter
    ? ({ column: 'account_id', value: reporter.accountId } as const)
    : ({ column: 'guest_id', value: reporter.guestId } as const)

/**
 * The public review with this id, whether this reader wrote it, and whether they have reported it. A guest has if another guest at the
 * same address has today: they may be one.
 */
export async function findReported(trx: Kysely<DB>, publicId: string, reporter: Reporter, now: Date) {
  const { column, value } = readerOf(reporter)
  const accountId = 'accountId' in reporter ? reporter.accountId : null
  const address = 'addressHash' in reporter ? reporter.addressHash : null
  const { rows } = await sql<{ id: string; isOwn: boolean; isReported: boolean }>`
    select r.id, coalesce(r.account_id = ${accountId}, false) as "isOwn",
      exists (
        select from review_report p
        where p.review_id = r.id
          and (p.${sql.ref(column)} = ${value} or p.address_hash = ${address} and p.reported_at > ${dayBefore(now)})
      ) as "isReported"
    from review r where r.public_id = ${publicId} and r.state = 'public'`.execute(trx)
  return rows[0]
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS)

/**
 * Seconds until there may be another report; 0: now. Locks, so that concurrent reports of one reader or address are counted one after
 * another.
 */
export async function secondsUntilReport(
  trx: Kysely<DB>,
  { column, value }: Counted,
  limit: number,
  now: Date,
): Promise<number> {
  const name = `reports of ${value.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
  const { rows } = await sql<{ at: Date }>`
    select reported_at as at from review_report
    where ${sql.ref(column)} = ${value} and reported_at > ${dayBefore(now)}
    order by reported_at desc offset ${limit - 1} limit 1`.execute(trx)
  return rows[0] ? Math.ceil((rows[0].at.getTime() + DAY_MS - now.getTime()) / 1000) : 0
}

export async function insertReport(trx: Kysely<DB>, reviewId: string, report: Report): Promise<void> {
  const { reporter, reason, now } = report
  const { column, value } = readerOf(reporter)
  const address = 'addressHash' in reporter ? reporter.addressHash : null
  await sql`
    insert into review_report (review_id, ${sql.ref(column)}, address_hash, reason, revision, reported_at)
    select id, ${value}, ${address}, ${reason}, revision, ${now} from review where id = ${reviewId}
    on conflict do nothing`.execute(trx)
}

/** Deletes addresses that no longer count. */
export async function forgetReportAddresses(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('review_report')
    .set({ address_hash: null })
    .where('address_hash', 'is not', null)
    .where('reported_at', '<=', dayBefore(now))
    .execute()
}
