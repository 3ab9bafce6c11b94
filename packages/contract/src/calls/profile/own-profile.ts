import { z } from 'zod'
import { call } from '../../call.ts'
import { Emails } from '../../shapes/email.ts'
import { writtenName } from '../../shapes/family.ts'
import { User } from '../../shapes/profile.ts'
import { CivilDate, Sex, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile'

/** Who asks: the previous anonymous id, the client's version and its kind (calls §7.1, §7.3). */
const Asking = z.object({
  anonymousId: Uuid.optional(),
  version: z.string().max(40).optional(),
  apiClient: z.string().max(40).optional(),
})

export const readProfile = call({
  module: 'profile',
  topics: ['profile', 'family', 'devices', 'invoices'],
  summary: 'Show the signed-in person with the family; on a waiting device only masked attributes',
  method: 'GET',
  path,
  who: 'device',
  query: Asking,
  status: 200,
  answer: User,
  errors: ['OUTDATED_VERSION'],
})

/**
 * Limits of names and birthday: product §5. The parts of the name are given if spaces cannot separate them ("де Витт
 * Анна"); joined, they must equal `fullNameRu`. `consentReceived` is recorded once and cannot be withdrawn here.
 * `emails` work as in `PUT /profile/emails`; they are saved together with the rest or not at all, and stay unchanged if
 * absent. A user who may not edit (`canEditProfile`) may still send unchanged data with the consent. A different
 * birthday is refused with the problem `support-only` after a visit that was not cancelled (product §6, "Support-only
 * actions").
 */
export const saveProfile = call({
  module: 'profile',
  topics: ['profile'],
  repeat: 'settles',
  summary:
    'Save the data of the signed-in person that booking needs. Whom a programme covers, and who is under 18, changes neither name, birthday nor sex (PROFILE_NOT_EDITABLE): the programme sends them, or the parents correct them; consent and e-mail are saved',
  method: 'POST',
  path,
  who: 'patient',
  body: z.strictObject({
    ...writtenName,
    birthday: CivilDate,
    sex: Sex,
    consentReceived: z.boolean().optional(),
    emails: Emails.optional(),
  }),
  freshCode: { deed: 'email', when: '`emails` replaces or removes a confirmed address' },
  status: 200,
  answer: User,
  errors: [
    'UNDERAGE_USER',
    'INVALID_ARGUMENT',
    'PROFILE_NOT_EDITABLE',
    'INVALID_STATE',
    'ERROR_TOO_MANY_REQUESTS',
    'PROFILE_EXISTS',
    'FRESH_CODE_REQUIRED',
    'FRESH_CODE_EXPIRED',
  ],
})

/**
 * Answers only a caller whose own profile has the same name, birthday and sex (the middle name may be missing). Numbers
 * get new owners, so a phone alone must not reveal anybody.
 */
export const discoverProfile = call({
  module: 'profile',
  summary:
    'Show what a medical organisation knows about the signed-in person by their phone, to complete the own profile',
  method: 'GET',
  path: `${path}/discover`,
  who: 'patient',
  query: z.object({ providerCode: z.string().min(1).max(40) }),
  status: 200,
  answer: z.object({
    patientData: z
      .object({ fullNameRu: z.string(), birthday: CivilDate.nullable(), sex: Sex.nullable() })
      .nullable(),
  }),
  errors: [],
})
