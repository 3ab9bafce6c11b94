import { z } from 'zod'
import { call } from '../../call.ts'
import { SixDigits } from '../../shapes/code.ts'
import { AdultRelKind, FamilyAnswer, writtenName } from '../../shapes/family.ts'
import { Count } from '../../shapes/numbers.ts'
import { CivilDate, PhoneInput, Sex, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile'

/**
 * The first of three steps to an adult in the family. It always ends in a refusal: NEEDS_CONFIRMATION is the good one
 * (calls §8.3), whose `objectId` is the `relId` of the next steps; it lives 24 hours. INVALID_ARGUMENT names `birthday`
 * with the problem `minor` for whoever is under 18, and `phones.0.number` with `own` for one's own phone. Nothing tells
 * whether the phone has an account. The same key is told the same `objectId`.
 */
export const startRelative = call({
  module: 'family',
  summary: 'Say which adult is to be added; nobody is told yet',
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

/** The SMS says who adds the person and what that allows. INVALID_STATE tells the seconds until it may be sent again. */
export const sendRelativeCode = call({
  module: 'family',
  summary: 'Send the relative a code by SMS, in words that say what giving it away allows',
  method: 'POST',
  path: `${path}/add-relative-sms-send`,
  who: 'patient',
  query: RelId,
  status: 200,
  answer: z.object({ resendAfter: Count.describe('seconds') }),
  errors: ['NOT_FOUND', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})

/**
 * Confirmed, the relative is in the family with BOOK_VISITS. VALIDATION_ERROR: `wrong-code`; `code-over` (five wrong
 * ones, or five minutes: send anew); `another-person`, told after the right code only: name, birthday or sex are not
 * those of the account that has the phone. A spouse gets all rights on the children, which needs the code of `freshCode`.
 */
export const confirmRelative = call({
  module: 'family',
  summary: 'Confirm the code that the relative has got, and add them',
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
 * Ends the relation on both sides, and what either side could do for the other and for the other's children. A spouse
 * who is removed and the one who removes both keep the children (docs/decisions/0022). Planned visits are not in the way
 * (docs/decisions/0053): who booked one for the other and leaves, leaves it to the patient, who is told.
 */
export const removeRelative = call({
  module: 'family',
  absentIsDone: true,
  summary: 'End the relation to an adult; visits stay the patient’s',
  method: 'DELETE',
  path: `${path}/relative/:id`,
  who: 'patient',
  subject: { is: 'profile', at: 'params', field: 'id', needs: 'VIEW_NAME', only: 'adult' },
  params: z.object({ id: Uuid.describe('the profileId') }),
  status: 204,
  errors: ['NOT_FOUND', 'COVERER_ACTIVE'],
})
