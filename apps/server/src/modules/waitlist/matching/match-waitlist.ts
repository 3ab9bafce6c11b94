import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import { earliestOffered } from '@vizit/domain/waitlist/offer-deadline.ts'
import type { WaitlistDeps } from '../deps.ts'
import { putUp } from '../store/freed-time.ts'
import { offerFreedTime } from './offer-freed-time.ts'

/** Offers all that was freed, or put up; tells how many times were offered. */
export async function offerAllFreedTime(deps: WaitlistDeps): Promise<number> {
  let offered = 0
  for (;;) {
    const offering = await offerFreedTime(deps)
    if (offering === 'nothing') return offered
    if (offering !== 'nobody') offered += 1
  }
}

/**
 * Looks for free time for those who wait and are not asked about anything, of one account or of all. Again after every
 * success: what was put up for one may have gone to somebody before them.
 */
export async function matchWaitlist(accountId: string | null, deps: WaitlistDeps): Promise<void> {
  const { waitlist: terms } = await deps.settings()
  for (;;) {
    const now = deps.clock.now()
    const windowEnd = bookingWindowEnd(now)
    const begins = earliestOffered(now, terms)
    const slots = await putUp(deps.database.db, { accountId, now, begins, windowEnd })
    if (slots === 0 || (await offerAllFreedTime(deps)) === 0) return
  }
}
