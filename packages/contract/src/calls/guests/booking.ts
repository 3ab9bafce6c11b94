import { CLIENT_NOTE_MAX } from '@vizit/domain/guests/client-note.ts'
import { NAME_MAX } from '@vizit/domain/person/full-name.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { BookedService, bookingErrors, withService } from '../../shapes/booked-time.ts'
import { EmailAddress } from '../../shapes/email.ts'
import { GuestVisit } from '../../shapes/guest-visit.ts'
import { humanProof } from '../../shapes/human-proof.ts'
import { CivilDate, PhoneInput, RowId, Sex, Uuid } from '../../shapes/scalars.ts'

const check = '/api/v2/public/guest-check'
const Name = z.string().min(1).max(NAME_MAX)

/**
 * The guest form (calls §7.4). Each consent of product §5 is given separately; the guardian's consent, with the
 * guardian's name, only for a child. HUMAN_CHECK_REQUIRED asks for the captcha; the client repeats the same body with
 * `humanCode`.
 */
export const bookGuestVisit = call({
  module: 'guests',
  topics: ['timeslots'],
  summary:
    'Book a visit without an account; an SMS with a link to show, move or cancel it is sent to the phone',
  method: 'POST',
  path: '/api/v2/public/booking/:provider/doctors/:doctorId/timeslots/:timeslotId',
  who: 'visitor',
  idempotent: true,
  perAddress: { times: 60, seconds: 300 },
  params: z.object({ provider: z.string().min(1).max(40), doctorId: RowId, timeslotId: RowId }),
  body: withService(
    BookedService.omit({ timetableId: true, assignmentId: true }).extend({
      lastName: Name,
      firstName: Name,
      middleName: Name.describe('a dash means none'),
      phone: PhoneInput,
      birthDate: CivilDate,
      sex: Sex,
      email: EmailAddress.optional(),
      clientNote: z.string().max(CLIENT_NOTE_MAX).optional(),
      ...humanProof,
      userAgreementAccepted: z.boolean().optional(),
      privacyPolicyAccepted: z.boolean().optional(),
      consentReceived: z.boolean().optional().describe('the consent to the processing of personal data'),
      guardianConsentReceived: z.boolean().optional().describe("the guardian's consent, for a child"),
      guardianName: Name.optional().describe('the name of the adult who agrees for a child'),
    }),
  ),
  status: 201,
  answer: z.object({
    visit: GuestVisit,
    calendarFile: z.string().describe('the visit as the text of a calendar file'),
  }),
  errors: [
    ...bookingErrors,
    'PATIENT_BUSY',
    'GUEST_VISITS_LIMIT',
    'CONSENT_REQUIRED',
    'INCORRECT_PHONE_NUMBER',
    'RECAPCHA_IS_NOT_VALID',
    'HUMAN_CHECK_REQUIRED',
    'INVALID_CAPTCHA_CODE',
    'INVALID_ARGUMENT',
    'TOO_MANY_REQUESTS',
    'UNAUTHENTICATED',
  ],
})

const OneCheck = z.object({ id: Uuid })
const checkErrors = ['ERROR_SESSION_EXPIRED', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'] as const

export const drawGuestCheck = call({
  module: 'guests',
  summary: 'Draw the captcha picture of a booking without an account; each request draws a new one',
  method: 'GET',
  path: `${check}/image`,
  who: 'anyone',
  query: OneCheck,
  status: 200,
  produces: 'image/png',
  errors: checkErrors,
})

export const speakGuestCheck = call({
  module: 'guests',
  summary: 'Speak the digits of that picture; counts as a drawing, and draws one if there is none',
  method: 'GET',
  path: `${check}/audio`,
  who: 'anyone',
  query: OneCheck,
  status: 200,
  produces: 'audio/wav',
  errors: checkErrors,
})
