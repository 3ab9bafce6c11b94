import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import { earliestOffered } from '@vizit/domain/waitlist/offer-deadline.ts'
import type { WaitlistDeps } from '../deps.ts'
import { queueFreeTimeslots } from '../store/freed-time.ts'
import { offerFreedTime } from './offer-freed-time.ts'

/** Offers all queued timeslots; returns how many were offered. */
export async function offerAllFreedTime(deps: WaitlistDeps): Promise<number> {
  let offered = 0
  for (;;) {
    const offering = await offerFreedTime(deps)
    if (offering === 'nothing') return offered
    if (offering !== 'nobody') offered += 1
  }
}

/**
 * Queues free times that fit waits without an offer, of one account or of all, and offers them. Repeats while
 * something was offered: a time queued for one wait may have gone to an earlier one.
 */
export async function matchWaitlist(accountId: string | null, deps: WaitlistDeps): Promise<void> {
  const { waitlist: terms } = await deps.settings()
  for (;;) {
    const now = deps.clock.now()
    const windowEnd = bookingWindowEnd(now)
    const begins = earliestOffered(now, terms)
    const slots = await queueFreeTimeslots(deps.database.db, { accountId, now, begins, windowEnd })
    if (slots === 0 || (await offerAllFreedTime(deps)) === 0) return
  }
}
