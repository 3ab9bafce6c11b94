import type { ReportReason } from '@vizit/domain/reviews/review-state.ts'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export type Reporter = { readonly accountId: string } | { readonly guestId: string }

export interface Report {
  readonly publicId: string
  readonly reporter: Reporter
  readonly reason: ReportReason
  readonly now: Date
}

const keyOf = (reporter: Reporter) =>
  'accountId' in reporter
    ? { column: sql.ref('account_id'), id: reporter.accountId }
    : { column: sql.ref('guest_id'), id: reporter.guestId }

/** The public review with this id, and whether this reader wrote it or has reported it. */
export async function findReported(trx: Kysely<DB>, publicId: string, reporter: Reporter) {
  const { column, id } = keyOf(reporter)
  const accountId = 'accountId' in reporter ? reporter.accountId : null
  const { rows } = await sql<{ id: string; isOwn: boolean; isReported: boolean }>`
    select r.id, coalesce(r.account_id = ${accountId}, false) as "isOwn",
      exists (select from review_report p where p.review_id = r.id and p.${column} = ${id}) as "isReported"
    from review r where r.public_id = ${publicId} and r.state = 'public'`.execute(trx)
  return rows[0]
}

/**
 * Seconds until this reader may report again; 0: now. Locks, so that concurrent reports of one reader are counted one
 * after another.
 */
export async function secondsUntilReport(
  trx: Kysely<DB>,
  reporter: Reporter,
  limit: number,
  now: Date,
): Promise<number> {
  const { column, id } = keyOf(reporter)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports of ${id}`}, 0))`.execute(trx)
  const { rows } = await sql<{ at: Date }>`
    select reported_at as at from review_report
    where ${column} = ${id} and reported_at > ${new Date(now.getTime() - DAY_MS)}
    order by reported_at desc offset ${limit - 1} limit 1`.execute(trx)
  return rows[0] ? Math.ceil((rows[0].at.getTime() + DAY_MS - now.getTime()) / 1000) : 0
}

export async function insertReport(trx: Kysely<DB>, reviewId: string, report: Report): Promise<void> {
  const { reporter, reason, now } = report
  const { column, id } = keyOf(reporter)
  await sql`
    insert into review_report (review_id, ${column}, reason, revision, reported_at)
    select id, ${id}, ${reason}, revision, ${now} from review where id = ${reviewId}
    on conflict do nothing`.execute(trx)
}
