import { downloadCalendarFile as call } from '@vizit/contract/calls/visits/visits.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import { calendarFile } from '../calendar/calendar-file.ts'
import type { VisitsDeps } from '../deps.ts'
import { findVisit } from '../store/visit-details.ts'

export const downloadCalendarFileRoute = handle(
  call,
  async ({ actor, params, language, refuse }, deps: VisitsDeps) => {
    const visit = await findVisit(deps.database, params.orderId)
    const member = visit && (await deps.family.memberFor(actor, visit.profileId, 'VIEW_VISITS'))
    if (!visit || !member) return refuse('NOT_FOUND')
    await deps.family.recordViews(actor, [member])
    const isCancelled = visit.status === 'cancelled'
    return new Content(calendarFile(visit, language), {
      type: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
      fileName: `visit-${visit.id}.ics`,
    })
  },
)
