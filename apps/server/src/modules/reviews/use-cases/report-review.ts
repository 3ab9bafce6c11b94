import type { BodyOf } from '@vizit/contract/call.ts'
import type { reportReview as call } from '@vizit/contract/calls/reviews.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Guest, Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { holdOwnersOf } from '../../booking/public.ts'
import type { ReviewsDeps } from '../deps.ts'
import { findReported, insertReport, type Reporter, readerOf, secondsUntilReport } from '../store/reports.ts'

/** Reports of one reader in a day. */
const REPORTS_A_DAY = 10
/** Of all guests at one network address: who makes new ids has no more, and people of one hospital's network have enough. */
const GUEST_REPORTS_A_DAY = 30

interface Reporting {
  readonly actor: Patient | Guest
  readonly address: string
  readonly publicId: string
  readonly body: BodyOf<typeof call>
}

/** Enters a report for the moderators. Reports hide nothing by themselves: whoever dislikes a review could hide it. */
export async function reportReview(reporting: Reporting, { database, clock, guests }: ReviewsDeps) {
  const { actor, address, publicId, body } = reporting
  const now = clock.now()
  // A guest's id and address are stored as digests.
  const reporter: Reporter =
    actor.kind === 'patient'
      ? { accountId: actor.accountId }
      : { guestId: holdOwnersOf(actor)[0], addressHash: guests.hashOfAddress(address) }
  return database.db.transaction().execute(async trx => {
    const found = await findReported(trx, publicId, reporter, now)
    if (!found) return new Refused('NOT_FOUND', {})
    if (found.isOwn) return new Refused('OWN_REVIEW_REPORT', {})
    if (found.isReported) return undefined
    for (const { by, limit } of boundsOf(reporter)) {
      const retryAfter = await secondsUntilReport(trx, by, limit, now)
      if (retryAfter > 0) return new Refused('REPORT_LIMIT', { retryAfter, limit })
    }
    await insertReport(trx, found.id, { publicId, reporter, reason: body.reason, now })
    const accountId = actor.kind === 'patient' ? { accountId: actor.accountId } : {}
    await recordAudit(trx, { action: 'review-reported', subject: found.id, at: now, ...accountId })
    return undefined
  })
}

/** What is counted: an account by itself, wherever it is; a guest by the id and by the address. */
const boundsOf = (reporter: Reporter) => [
  { by: readerOf(reporter), limit: REPORTS_A_DAY },
  ...('addressHash' in reporter
    ? [{ by: { column: 'address_hash', value: reporter.addressHash } as const, limit: GUEST_REPORTS_A_DAY }]
    : []),
]
