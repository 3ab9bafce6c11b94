import { downloadGuestCalendar } from '@vizit/contract/calls/guests/visit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import { calendarFile, findVisit } from '../../visits/public.ts'
import type { GuestDeps } from '../deps.ts'

export const downloadGuestCalendarRoute = handle(
  downloadGuestCalendar,
  async ({ actor, language, refuse }, { database }: GuestDeps) => {
    const visit = await findVisit(database, actor.visitId)
    if (!visit) return refuse('NOT_FOUND')
    const method = visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'
    return new Content(calendarFile(visit, language), {
      type: `text/calendar; charset=utf-8; method=${method}`,
      fileName: `visit-${visit.id}.ics`,
    })
  },
)
