import { z } from 'zod'
import { call } from '../call.ts'
import { ImportedVisit } from '../shapes/imported-visit.ts'
import { Uuid } from '../shapes/scalars.ts'
import { Visit } from '../shapes/visit.ts'

const orders = '/api/v2/my/providers/orders'

/** A visit of an account, or a cancelled one, gets the same answer as a visit that does not exist. */
export const readPublicVisit = call({
  module: 'visit-import',
  topics: ['imports'],
  summary: 'Show doctor, place and time of a visit that was booked without an account',
  method: 'GET',
  path: '/api/v2/public/providers/orders/pub',
  who: 'anyone',
  perAddress: { times: 60, seconds: 600 },
  query: z.object({
    orderId: Uuid,
    ed: z
      .enum(['true', 'false'])
      .default('true')
      .describe('accepted without effect: a flag of the page that asks'),
  }),
  status: 200,
  answer: ImportedVisit,
  errors: [],
})

export const discoverVisits = call({
  module: 'visit-import',
  topics: ['family', 'visits'],
  summary: "List visits booked without an account for this account's phone and not imported yet",
  method: 'GET',
  path: `${orders}/discover`,
  who: 'patient',
  query: z.object({ providerCode: z.string().max(40).optional() }),
  status: 200,
  answer: z.array(ImportedVisit),
  errors: [],
})

/**
 * Only the account whose phone was used for the booking may import it; for any other account the visit does not exist.
 * It becomes a visit of `profileId`, or of the account's owner with `me`; without both, of a child who is added to the
 * family. INVALID_ARGUMENT names `profileId` with the problem `visitor-type` if a child's visit would become an adult's
 * own or the reverse, and `birthday` with `support-only` if it would change one's own birthday after a visit.
 */
export const importVisit = call({
  module: 'visit-import',
  topics: ['visits', 'profile', 'family', 'imports'],
  summary: 'Import a visit that was booked without an account',
  method: 'POST',
  path: `${orders}/import`,
  who: 'patient',
  subject: { is: 'profile', at: 'body', field: 'profileId', needs: 'BOOK_VISITS' },
  idempotent: true,
  // Adding a child reveals whether somebody has such a child.
  perAddress: { times: 60, seconds: 3600 },
  body: z.strictObject({
    omId: Uuid,
    profileId: Uuid.optional(),
    me: z.boolean().optional(),
    useOrderPatientData: z
      .boolean()
      .describe(
        "save the clinic's data about the patient: as the own profile, or as that of a child who is added",
      ),
    consentReceived: z
      .boolean()
      .optional()
      .describe('the consent of the owner, or of the parent for a child'),
  }),
  status: 201,
  answer: Visit,
  nothingMeans: 'the visit was already imported',
  errors: [
    'NOT_FOUND',
    'VISITOR_BUSY',
    'CONSENT_REQUIRED',
    'PERSON_EXISTS',
    'FAMILY_LIMIT',
    'PROFILE_MISSING',
    'PROFILE_NOT_EDITABLE',
    'UNDERAGE_USER',
    'INVALID_ARGUMENT',
  ],
})
