import { addDays } from '@vizit/domain/time/civil-date.ts'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { civilDateOf, clockTimeOf } from '@vizit/domain/time/minsk.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { heldLevels } from '../../family/public.ts'
import type { WaitlistDeps } from '../deps.ts'
import { end, endPointless, forgetEnded, relationsOfWaits } from '../store/end-waits.ts'
import { isUnexpected, notifyOfEnd } from './notify-of-end.ts'

/** How long an ended wait is kept for the export of one's data. */
const KEPT_MS = 90 * DAY_MS

/**
 * Ends waits that have become useless: the visit has begun, the last date is over, the patient was booked
 * otherwise, or the account may no longer book for the patient.
 */
export async function endPointlessWaits(deps: WaitlistDeps): Promise<void> {
  const { database, clock, family, changes, notifications } = deps
  const now = clock.now()
  const { nightTo } = (await deps.settings()).waitlist
  const override = await family.accessLevels()
  const ended = await database.db.transaction().execute(async trx => {
    const useless = await endPointless(trx, now, lastMorning(now, nightTo))
    const relations = await relationsOfWaits(trx)
    const waitIds = relations
      .filter(relation => !heldLevels(relation, override).includes('BOOK_VISITS'))
      .map(({ waitId }) => waitId)
    const all = [...useless, ...(await end(trx, { waitIds, reason: 'no-right', now }))]
    for (const { id: waitId, reason, accountId } of all) {
      if (isUnexpected(reason)) await notifyOfEnd(trx, { waitId, accountId, reason }, deps)
    }
    for (const { id, accountId, profileId } of all) {
      await recordAudit(trx, {
        action: 'wait-ended',
        subject: id,
        at: now,
        profileId,
        details: { waiting: accountId },
      })
    }
    await forgetEnded(trx, new Date(now.getTime() - KEPT_MS))
    return all
  })
  if (ended.length === 0) return
  changes.publish('waitlist', { accounts: ended.map(({ accountId }) => accountId) })
  notifications.nudge()
}

/**
 * The last date whose waits may end now: a wait whose last date was yesterday ends after the night, so that its
 * message wakes nobody.
 */
function lastMorning(now: Date, nightTo: string): string {
  const today = civilDateOf(now)
  return clockTimeOf(now) < nightTo ? addDays(today, -1) : today
}
