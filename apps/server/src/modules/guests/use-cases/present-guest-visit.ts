import type { GuestVisit } from '@vizit/contract/shapes/guest-visit.ts'
import type { z } from 'zod'
import { presentVisit, type Viewing, type VisitDetails } from '../../visits/public.ts'

/** A visit as a person without an account sees it. */
export function presentGuestVisit(visit: VisitDetails, viewing: Viewing): z.output<typeof GuestVisit> {
  const shown = presentVisit(visit, viewing)
  const {
    timetableId: _,
    profileId: __,
    covererCode: ___,
    covererShare: _______,
    hidden: ____,
    reports: _____,
    links: ______,
    ...rest
  } = shown
  return rest
}
