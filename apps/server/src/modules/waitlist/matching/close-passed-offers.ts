import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { WaitlistDeps } from '../deps.ts'
import { reasonOfEnd } from '../store/end-waits.ts'
import { close, offersPassed } from '../store/offers.ts'
import { isUnexpected, notifyOfEnd } from './notify-of-end.ts'

/**
 * Closes offers that nobody answered in time; returns the accounts that had them. If the wait ends by it, the
 * account is told.
 */
export async function closePassedOffers(deps: WaitlistDeps): Promise<string[]> {
  const { database, clock, changes } = deps
  const now = clock.now()
  const accounts: string[] = []
  const passed = await offersPassed(database.db, now)
  if (passed.length === 0) return accounts
  const { patience } = (await deps.settings()).waitlist
  for (const offerId of passed) {
    const closed = await database.db.transaction().execute(async trx => {
      const done = await close(trx, { offerId, as: 'passed', now, patience })
      if (done) {
        const { accountId, waitId } = done
        await recordAudit(trx, {
          action: 'offer-passed',
          subject: offerId,
          at: now,
          accountId,
          details: { waitId },
        })
        const reason = await reasonOfEnd(trx, waitId)
        if (isUnexpected(reason)) await notifyOfEnd(trx, { waitId, accountId, reason }, deps)
      }
      return done
    })
    if (closed) accounts.push(closed.accountId)
  }
  if (accounts.length > 0) {
    changes.publish('waitlist', { accounts })
    deps.notifications.nudge()
  }
  return accounts
}
