import { z } from 'zod'
import { call } from '../../call.ts'
import { SixDigits } from '../../shapes/code.ts'
import { AdultRelKind, FamilyAnswer, writtenName } from '../../shapes/family.ts'
import { Count } from '../../shapes/numbers.ts'
import { CivilDate, PhoneInput, Sex, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile'

/**
 * The first of three steps to add an adult. It always ends in a refusal; NEEDS_CONFIRMATION is the expected one (calls
 * §8.3), and its `objectId` is the `relId` of the next steps, valid for 24 hours. INVALID_ARGUMENT names `birthday`
 * with the problem `minor` for a person under 18, and `phones.0.number` with `own` for the caller's own phone. No
 * answer reveals whether the phone has an account. The same key gets the same `objectId`.
 */
export const startRelative = call({
  module: 'family',
  topics: [],
  summary: 'Start adding an adult relative; no message is sent yet',
  method: 'POST',
  path: `${path}/add-relative-start`,
  who: 'patient',
  idempotent: true,
  body: z.strictObject({
    relKind: AdultRelKind,
    ...writtenName,
    birthday: CivilDate,
    sex: Sex,
    phones: z.array(z.strictObject({ number: PhoneInput })).length(1),
  }),
  status: 204,
  errors: [
    'NEEDS_CONFIRMATION',
    'FAMILY_LIMIT',
    'INCORRECT_PHONE_NUMBER',
    'PROFILE_MISSING',
    'INVALID_ARGUMENT',
    'TOO_MANY_REQUESTS',
  ],
})

const RelId = z.object({ relId: Uuid })

/**
 * The SMS says who adds the person and what this allows. INVALID_STATE gives the seconds until it may be sent again.
 */
export const sendRelativeCode = call({
  module: 'family',
  topics: [],
  summary: 'Send the relative a code by SMS, with a text that says what giving it away allows',
  method: 'POST',
  path: `${path}/add-relative-sms-send`,
  who: 'patient',
  query: RelId,
  status: 200,
  answer: z.object({ resendAfter: Count.describe('seconds until another code may be sent') }),
  errors: ['NOT_FOUND', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})

/**
 * After confirmation the relative is in the family with BOOK_VISITS. VALIDATION_ERROR: `wrong-code`; `code-over` (five
 * wrong codes, or five minutes: send a new one); `another-person`, told only after the right code: name, birthday or
 * sex differ from the account of that phone. A spouse gets all rights on the children, which needs the code of
 * `freshCode`.
 */
export const confirmRelative = call({
  module: 'family',
  topics: ['family', 'visits'],
  summary: 'Confirm the code that the relative received, and add the relative',
  method: 'POST',
  path: `${path}/add-relative-sms-confirm`,
  who: 'patient',
  idempotent: true,
  query: RelId.extend({ code: SixDigits }),
  freshCode: { deed: 'grant', when: 'the relative is a spouse, who gets all rights on a child' },
  status: 200,
  answer: FamilyAnswer,
  errors: [
    'NOT_FOUND',
    'VALIDATION_ERROR',
    'FAMILY_LIMIT',
    'INVALID_ARGUMENT',
    'FRESH_CODE_REQUIRED',
    'FRESH_CODE_EXPIRED',
  ],
})

/**
 * Ends the relation on both sides, with all rights on each other and on each other's children. When a spouse is
 * removed, both keep the children (docs/decisions/0022). Planned visits do not prevent it (docs/decisions/0053): visits
 * that one booked for the other stay with the patient, who is told.
 */
export const removeRelative = call({
  module: 'family',
  topics: ['family', 'visits'],
  absentIsDone: true,
  summary: "Remove an adult from the family; visits stay the patient's own",
  method: 'DELETE',
  path: `${path}/relative/:id`,
  who: 'patient',
  subject: { is: 'profile', at: 'params', field: 'id', needs: 'VIEW_NAME', only: 'adult' },
  params: z.object({ id: Uuid.describe("the relative's profileId") }),
  status: 204,
  errors: ['NOT_FOUND', 'COVERER_ACTIVE'],
})
