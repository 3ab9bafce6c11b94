import { z } from 'zod'
import { call } from '../call.ts'
import { BookedService, BookedTime, bookingErrors, withService } from '../shapes/booked-time.ts'
import { humanProof } from '../shapes/human-proof.ts'
import { ProgrammeCode } from '../shapes/list-query.ts'
import { Percent } from '../shapes/numbers.ts'
import { CivilDate, RowId, RowIds, Uuid } from '../shapes/scalars.ts'
import { BookingCapability, Hold, ServiceCapability, Visit } from '../shapes/visit.ts'

const my = '/api/v2/my/providers'

const DayOfVisit = CivilDate.optional().describe(
  'the day of the visit, by which ages and programmes count; without it ages of the first and last day that can be booked, and programmes of any of them',
)

export const listBookingCapabilities = call({
  module: 'booking',
  topics: ['profile', 'family', 'visits'],
  summary:
    'List which family members may be booked online at an assignment, with the decline reasons of the others',
  method: 'GET',
  path: `${my}/orders/capabilities`,
  who: 'patient',
  query: z.object({
    assignmentId: RowId,
    serviceId: RowId.optional(),
    day: DayOfVisit,
  }),
  status: 200,
  answer: z.array(BookingCapability),
  errors: ['NOT_FOUND'],
})

/** Assignments that do not give the service online are ignored; NOT_FOUND if none of them does. */
export const listServiceCapabilities = call({
  module: 'booking',
  topics: ['profile', 'family', 'visits'],
  summary:
    'List which family members may be booked for a service at any of these assignments, with the decline reasons of the others',
  method: 'GET',
  path: `${my}/orders/capabilities/service`,
  who: 'patient',
  query: z.object({
    serviceId: RowId,
    assignmentIds: RowIds.describe('up to 100 ids, separated by commas'),
    day: DayOfVisit,
  }),
  status: 200,
  answer: z.array(ServiceCapability),
  errors: ['NOT_FOUND'],
})

/** Lets the client tell doctors who take no first visits online from those who already know a patient (product §6). */
export const listKnownDoctors = call({
  module: 'booking',
  topics: ['family', 'visits'],
  summary: 'List the doctors whom the family has visited and at whom this person may be booked',
  method: 'GET',
  path: '/api/v2/my/known-doctors',
  who: 'patient',
  status: 200,
  answer: z.strictObject({
    doctorIds: z.array(RowId),
    coveredDoctorIds: z
      .array(RowId)
      .optional()
      .describe('doctors who take members of programmes only, and whom a programme of the family covers'),
  }),
  errors: [],
})

/**
 * A visitor who is not signed in proves each time that they are human, and can hold no more than GUEST_HOLD_LIMIT
 * allows. A refused hold does not prevent a booking (decisions D12).
 */
export const holdTimeslot = call({
  module: 'booking',
  topics: ['holds'],
  repeat: 'settles',
  summary:
    "Hold a free timeslot, or the run of a service, while the form is open; the holder's former hold ends",
  method: 'POST',
  path: `${my}/holds`,
  who: 'visitor',
  // No idempotency key: the same holder and timeslot mean the same hold, which is prolonged. Guests generate their own
  // ids, so without this limit one stranger could hold all times of a clinic.
  perAddress: { times: 60, seconds: 300 },
  body: BookedTime.extend(humanProof),
  status: 201,
  answer: Hold,
  errors: [
    'TIMESLOT_IS_BUSY',
    'NO_ASSIGNMENT_BOOKING',
    'CLINIC_UNAVAILABLE',
    'SERVICE_IS_NOT_SUPPORTED',
    'NOT_FOUND',
    'GUEST_HOLD_LIMIT',
    'RECAPCHA_IS_NOT_VALID',
    'HUMAN_CHECK_REQUIRED',
    'INVALID_CAPTCHA_CODE',
    'UNAUTHENTICATED',
    'SESSION_EXPIRED',
  ],
})

export const showHold = call({
  module: 'booking',
  topics: ['holds', 'visits'],
  summary:
    'Show the timeslot that this person or guest holds now, in whichever tab or on whichever device the hold was made',
  method: 'GET',
  path: `${my}/holds`,
  who: 'visitor',
  status: 200,
  answer: z.object({ hold: Hold.nullable() }),
  errors: ['UNAUTHENTICATED', 'SESSION_EXPIRED'],
})

export const releaseHold = call({
  module: 'booking',
  topics: ['holds'],
  summary: 'Release the hold of this person or guest, if there is one',
  method: 'DELETE',
  path: `${my}/holds`,
  who: 'visitor',
  query: z.object({
    timetableId: RowId.optional().describe(
      'release only this hold: another tab may have made another one since',
    ),
  }),
  status: 204,
  errors: ['UNAUTHENTICATED', 'SESSION_EXPIRED'],
})

export const bookVisit = call({
  module: 'booking',
  topics: ['visits', 'timeslots'],
  summary: 'Book a visit',
  method: 'POST',
  path: `${my}/orders`,
  who: 'patient',
  subject: { is: 'profile', at: 'body', field: 'profileId', needs: 'BOOK_VISITS' },
  idempotent: true,
  body: withService(
    BookedService.extend({
      profileId: Uuid,
      programId: ProgrammeCode.optional().describe('the code of the programme that pays'),
    }),
  ),
  status: 201,
  answer: Visit,
  errors: [
    ...bookingErrors,
    'UNDERAGE_USER',
    'PROFILE_MISSING',
    'CONSENT_REQUIRED',
    'NOT_IN_PROGRAMME',
    'PROGRAMME_LIMIT_REACHED',
    // A key that was used for another booking (decisions D13), or service data that differ from the catalogue.
    'INVALID_ARGUMENT',
  ],
})

export const moveVisit = call({
  module: 'booking',
  topics: ['visits', 'timeslots'],
  summary:
    'Move a visit to another timeslot (a visit of a service: to another run) in one step (decisions D11)',
  method: 'PATCH',
  path: `${my}/orders/:orderId`,
  who: 'patient',
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'BOOK_VISITS' },
  params: z.object({ orderId: Uuid }),
  body: z.strictObject({
    timetableId: RowId,
    acceptedShare: Percent.optional().describe(
      'the share of COVERAGE_CHANGES to which the person has agreed; 0: they pay themselves. Where another share holds, COVERAGE_CHANGES asks again',
    ),
  }),
  status: 200,
  answer: Visit,
  errors: [...bookingErrors, 'COVERAGE_CHANGES', 'VISIT_CHANGE_TOO_LATE'],
})

export const cancelVisit = call({
  module: 'booking',
  topics: ['visits', 'timeslots'],
  summary: 'Cancel a visit, no later than `cancelCutOffMinutes` before its start',
  method: 'DELETE',
  path: `${my}/orders/:orderId`,
  who: 'patient',
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'BOOK_VISITS' },
  params: z.object({ orderId: Uuid }),
  query: z.object({
    assignmentId: RowId.optional(),
    profileId: Uuid.optional(),
    covererCode: z
      .string()
      .max(64)
      .optional()
      .describe('the programme that pays; empty: none. A visit that another one pays is NOT_FOUND'),
  }),
  status: 204,
  errors: ['VISIT_CHANGE_TOO_LATE', 'CLINIC_UNAVAILABLE', 'NOT_FOUND'],
})
