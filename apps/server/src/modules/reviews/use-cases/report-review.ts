import type { BodyOf } from '@vizit/contract/call.ts'
import type { reportReview as call } from '@vizit/contract/calls/reviews.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Guest, Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { holdOwnersOf } from '../../booking/public.ts'
import type { ReviewsDeps } from '../deps.ts'
import { findReported, insertReport, type Reporter, secondsUntilReport } from '../store/reports.ts'

/** Reports of one reader in a day. */
const REPORTS_A_DAY = 10

interface Reporting {
  readonly actor: Patient | Guest
  readonly publicId: string
  readonly body: BodyOf<typeof call>
}

/** Enters a report for the moderators. Reports hide nothing by themselves: whoever dislikes a review could hide it. */
export async function reportReview(reporting: Reporting, { database, clock }: ReviewsDeps) {
  const { actor, publicId, body } = reporting
  const now = clock.now()
  // A guest's id is stored as a digest.
  const reporter: Reporter =
    actor.kind === 'patient' ? { accountId: actor.accountId } : { guestId: holdOwnersOf(actor)[0] }
  return database.db.transaction().execute(async trx => {
    const found = await findReported(trx, publicId, reporter)
    if (!found) return new Refused('NOT_FOUND', {})
    if (found.isOwn) return new Refused('OWN_REVIEW_REPORT', {})
    if (found.isReported) return undefined
    const retryAfter = await secondsUntilReport(trx, reporter, REPORTS_A_DAY, now)
    if (retryAfter > 0) return new Refused('REPORT_LIMIT', { retryAfter, limit: REPORTS_A_DAY })
    await insertReport(trx, found.id, { publicId, reporter, reason: body.reason, now })
    const accountId = actor.kind === 'patient' ? { accountId: actor.accountId } : {}
    await recordAudit(trx, { action: 'review-reported', subject: found.id, at: now, ...accountId })
    return undefined
  })
}
