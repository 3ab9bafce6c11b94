import { z } from 'zod'
import { call } from '../../call.ts'
import { User } from '../../shapes/profile.ts'
import { CivilDate, Sex } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile'

export const readProfile = call({
  module: 'family',
  summary: 'The signed-in person, with the family they act for',
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: User,
  errors: [],
})

const NamePart = z.string().max(100).optional()

/**
 * Bounds of names and birthday: product §5. The parts of the name are given where spaces do not tell them apart
 * ("де Витт Анна"), and are `fullNameRu` when joined. `consentReceived` is recorded once and not taken back here.
 */
export const saveProfile = call({
  module: 'family',
  summary: 'Save what booking needs to know of the signed-in person',
  method: 'POST',
  path,
  who: 'patient',
  body: z.strictObject({
    fullNameRu: z.string().min(1).max(302).describe('last, first and middle name, joined by spaces'),
    lastName: NamePart,
    firstName: NamePart,
    middleName: NamePart.nullable().describe('null or a dash: none'),
    birthday: CivilDate,
    sex: Sex,
    consentReceived: z.boolean(),
  }),
  status: 200,
  answer: User,
  errors: ['UNDERAGE_USER', 'INVALID_ARGUMENT'],
})
