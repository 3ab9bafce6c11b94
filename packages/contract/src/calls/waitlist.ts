import { z } from 'zod'
import { call } from '../call.ts'
import { bookingErrors } from '../shapes/booked-time.ts'
import { ProgrammeCode } from '../shapes/list-query.ts'
import { inQuery, Percent } from '../shapes/numbers.ts'
import { RowId, Uuid } from '../shapes/scalars.ts'
import { Visit } from '../shapes/visit.ts'
import { Wait, WaitOffer, wantedTimes } from '../shapes/waitlist.ts'

const path = '/api/v2/my/providers/waitlist'
const ofOffer = { is: 'offer', at: 'params', field: 'offerId', needs: 'BOOK_VISITS' } as const
const refusedPlaces = [
  'AGE_LIMITS_ISSUE',
  'NO_ASSIGNMENT_BOOKING',
  'SERVICE_IS_NOT_SUPPORTED',
  'ONLINE_BOOKING_FORBIDDEN',
  'CLINIC_UNAVAILABLE',
  'WAIT_EXISTS',
  'WAIT_LIMIT',
  'NOT_FOUND',
  // No possible time is wanted, or the key was used for another request (decisions D13).
  'INVALID_ARGUMENT',
] as const

export const listWaits = call({
  module: 'waitlist',
  topics: ['family', 'visits', 'waitlist'],
  summary: "List the account's waits, and the times offered to it now",
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: z.array(Wait),
  errors: [],
})

export const waitForEarlier = call({
  module: 'waitlist',
  topics: ['waitlist'],
  summary:
    'Join the waiting list for an earlier time of a visit; the visit is kept until a better time is taken',
  method: 'POST',
  path: `${path}/earlier`,
  who: 'patient',
  subject: { is: 'visit', at: 'body', field: 'orderId', needs: 'BOOK_VISITS' },
  idempotent: true,
  body: z.strictObject({ orderId: Uuid, ...wantedTimes }),
  status: 201,
  answer: Wait,
  errors: ['VISIT_CHANGE_TOO_LATE', ...refusedPlaces],
})

export const waitForTime = call({
  module: 'waitlist',
  topics: ['waitlist'],
  summary:
    'Join the waiting list for a doctor, or for a service at one branch or at all branches of its organisation',
  method: 'POST',
  path: `${path}/free`,
  who: 'patient',
  subject: { is: 'profile', at: 'body', field: 'profileId', needs: 'BOOK_VISITS' },
  idempotent: true,
  body: z.strictObject({
    profileId: Uuid,
    doctorId: RowId.optional(),
    serviceId: RowId.optional(),
    branchId: RowId.optional(),
    ...wantedTimes,
  }),
  status: 201,
  answer: Wait,
  errors: ['UNDERAGE_USER', 'PROFILE_MISSING', 'CONSENT_REQUIRED', ...refusedPlaces],
})

export const changeWait = call({
  module: 'waitlist',
  topics: ['waitlist'],
  summary: 'Change the wanted times of a wait, which keeps its place; absent fields mean any time',
  method: 'PATCH',
  path: `${path}/:waitId`,
  who: 'patient',
  subject: { is: 'wait', at: 'params', field: 'waitId', needs: 'BOOK_VISITS' },
  params: z.object({ waitId: Uuid }),
  body: z.strictObject(wantedTimes),
  status: 200,
  answer: Wait,
  // Also if no possible time is wanted.
  errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
})

export const stopWaiting = call({
  module: 'waitlist',
  topics: ['waitlist'],
  absentIsDone: true,
  summary: 'Leave the waiting list; a time on offer goes to the next person',
  method: 'DELETE',
  path: `${path}/:waitId`,
  who: 'patient',
  subject: { is: 'wait', at: 'params', field: 'waitId', needs: 'BOOK_VISITS' },
  params: z.object({ waitId: Uuid }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const showOffer = call({
  module: 'waitlist',
  topics: ['family', 'visits', 'waitlist'],
  summary: 'Show an offered time and its state',
  method: 'GET',
  path: `${path}/offers/:offerId`,
  who: 'patient',
  subject: ofOffer,
  params: z.object({ offerId: Uuid }),
  status: 200,
  answer: WaitOffer,
  errors: ['NOT_FOUND'],
})

/** A repeated call answers with the visit as it is now. */
export const takeOffer = call({
  module: 'waitlist',
  topics: ['visits', 'timeslots', 'waitlist'],
  summary: 'Take an offered time: a visit is booked, or the existing visit moves to it in one step',
  method: 'POST',
  path: `${path}/offers/:offerId/take`,
  who: 'patient',
  subject: ofOffer,
  idempotent: true,
  params: z.object({ offerId: Uuid }),
  query: z.object({
    programId: ProgrammeCode.optional().describe('the programme that pays for the booked visit'),
    acceptedShare: inQuery(Percent)
      .optional()
      .describe('the share of COVERAGE_CHANGES to which the person has agreed; 0: they pay themselves'),
  }),
  status: 200,
  answer: Visit,
  errors: [
    'OFFER_OVER',
    'VISIT_CHANGE_TOO_LATE',
    'UNDERAGE_USER',
    'PROFILE_MISSING',
    'CONSENT_REQUIRED',
    'INVALID_ARGUMENT',
    'NOT_IN_PROGRAMME',
    'PROGRAMME_LIMIT_REACHED',
    'COVERAGE_CHANGES',
    ...bookingErrors,
  ],
})

export const declineOffer = call({
  module: 'waitlist',
  topics: ['waitlist'],
  repeat: 'settles',
  summary: 'Decline an offered time, which goes to the next person; the wait keeps its place',
  method: 'POST',
  path: `${path}/offers/:offerId/decline`,
  who: 'patient',
  subject: ofOffer,
  params: z.object({ offerId: Uuid }),
  status: 204,
  errors: ['OFFER_OVER', 'NOT_FOUND'],
})
