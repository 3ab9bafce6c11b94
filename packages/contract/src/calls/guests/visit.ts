import { z } from 'zod'
import { call } from '../../call.ts'
import { bookingErrors } from '../../shapes/booked-time.ts'
import { SixDigits } from '../../shapes/code.ts'
import { GuestVisit } from '../../shapes/guest-visit.ts'
import { Count } from '../../shapes/numbers.ts'
import { Instant, RowId, Uuid } from '../../shapes/scalars.ts'

const visits = '/api/v2/public/guest-visits'
const visit = '/api/v2/public/guest-visit'

export const sendGuestCode = call({
  module: 'guests',
  summary:
    'Send the SMS code for a link to one visit; an expired link gets the same refusal as an unknown one',
  method: 'POST',
  path: `${visits}/code`,
  who: 'anyone',
  idempotent: true,
  perAddress: { times: 30, seconds: 300 },
  body: z.strictObject({ token: z.string().min(1).max(128).describe('the token of the link') }),
  status: 200,
  answer: z.object({
    id: Uuid,
    maskedPhone: z.string().describe('the phone to which the code was sent'),
    resendAfter: Count.describe('seconds until another code may be requested'),
  }),
  errors: ['VISIT_LINK_EXPIRED', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})

export const confirmGuestCode = call({
  module: 'guests',
  summary: 'Confirm that code; answers a token for this one visit (`Authorization: Visit <token>`)',
  method: 'POST',
  path: `${visits}/session`,
  who: 'anyone',
  idempotent: true,
  body: z.strictObject({ id: Uuid, code: SixDigits }),
  status: 200,
  answer: z.object({ token: z.string(), expiresAt: Instant }),
  errors: ['INVALID_CODE', 'ERROR_SESSION_EXPIRED', 'BLOCKED_TRY_LATER', 'ERROR_TOO_MANY_REQUESTS'],
})

export const showGuestVisit = call({
  module: 'guests',
  topics: ['guest-visit'],
  summary: 'Show the visit of a link whose code was confirmed',
  method: 'GET',
  path: visit,
  who: 'link',
  status: 200,
  answer: GuestVisit,
  errors: ['NOT_FOUND'],
})

export const downloadGuestCalendar = call({
  module: 'guests',
  summary: 'Download that visit as a calendar file',
  method: 'GET',
  path: `${visit}/calendar.ics`,
  who: 'link',
  status: 200,
  produces: 'text/calendar; charset=utf-8',
  errors: ['NOT_FOUND'],
})

export const moveGuestVisit = call({
  module: 'guests',
  topics: ['guest-visit', 'timeslots'],
  summary:
    'Move that visit to another timeslot (a visit of a service: to another run) in one step (decisions D11)',
  method: 'PATCH',
  path: visit,
  who: 'link',
  body: z.strictObject({ timetableId: RowId }),
  status: 200,
  answer: GuestVisit,
  errors: [...bookingErrors, 'PATIENT_BUSY', 'VISIT_CHANGE_TOO_LATE'],
})

export const cancelGuestVisit = call({
  module: 'guests',
  topics: ['guest-visit', 'timeslots'],
  summary: 'Cancel that visit, no later than `cancelCutOffMinutes` before its start',
  method: 'DELETE',
  path: visit,
  who: 'link',
  status: 204,
  errors: ['VISIT_CHANGE_TOO_LATE', 'CLINIC_UNAVAILABLE', 'NOT_FOUND'],
})
