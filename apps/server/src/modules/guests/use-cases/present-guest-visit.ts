import type { GuestVisit } from '@vizit/contract/shapes/guest-visit.ts'
import type { z } from 'zod'
import { presentVisit, type Viewing, type VisitDetails } from '../../visits/public.ts'

/** A visit as whoever has no account sees it. */
export function presentGuestVisit(visit: VisitDetails, viewing: Viewing): z.output<typeof GuestVisit> {
  // A cancelled visit has given its timeslot back; no number is shown of any.
  const shown = presentVisit(visit, viewing, visit.timeslotId ?? '')
  const { timetableId: _, profileId: __, covererCode: ___, reports: ____, links: _____, ...rest } = shown
  return rest
}
