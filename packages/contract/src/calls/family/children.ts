import { z } from 'zod'
import { call } from '../../call.ts'
import { FamilyAnswer, writtenName } from '../../shapes/family.ts'
import { CivilDate, PhoneInput, Sex, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile'

/**
 * Adds a child; the spouse sees the child too. INVALID_ARGUMENT names `birthday` with the problem `adult` for a person
 * of 18 or older. PERSON_EXISTS with `inOwnFamily`: the caller has already added this child; without it, another parent
 * has, and the caller joins by that parent's code. After that refusal, `isAnotherPerson` adds a child with the same
 * name, unless `wasInOwnFamily` says that the caller has removed this child before.
 */
export const addChild = call({
  module: 'family',
  topics: ['family'],
  summary: 'Add a child',
  method: 'POST',
  path: `${path}/add-child`,
  who: 'patient',
  idempotent: true,
  // The answer reveals whether somebody has such a child, so each account is limited as well (TOO_MANY_REQUESTS).
  perAddress: { times: 60, seconds: 3600 },
  body: z.strictObject({
    ...writtenName,
    birthday: CivilDate,
    sex: Sex,
    consentReceived: z.boolean().describe('the consent that the parent gives for the child'),
    isAnotherPerson: z.boolean().optional(),
  }),
  status: 201,
  answer: FamilyAnswer,
  errors: ['PERSON_EXISTS', 'FAMILY_LIMIT', 'PROFILE_MISSING', 'INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
})

/**
 * Corrects the data of a child; needs EDIT_PROFILE. Absent fields stay unchanged. INVALID_ARGUMENT names `birthday`
 * with the problem `support-only` after the child's first visit, because rights end by the birthday (product §6,
 * "Support-only actions"). PROFILE_NOT_EDITABLE: the child is a member of a programme, which sends name, birthday and sex.
 */
export const saveChild = call({
  module: 'family',
  topics: ['family'],
  summary: "Correct a child's data, or record the consent given for the child",
  method: 'PUT',
  path: `${path}/child`,
  who: 'patient',
  subject: { is: 'profile', at: 'body', field: '_id', needs: 'EDIT_PROFILE', only: 'child' },
  query: z.object({
    reInitPersonalCards: z
      .enum(['true', 'false'])
      .optional()
      .describe('accepted without effect: the built-in clinics have no cards of their own'),
  }),
  body: z.strictObject({
    _id: Uuid,
    fullNameRu: writtenName.fullNameRu.optional(),
    lastName: writtenName.lastName,
    firstName: writtenName.firstName,
    middleName: writtenName.middleName,
    birthday: CivilDate.optional(),
    sex: Sex.optional(),
    phone: PhoneInput.nullable().optional().describe("the child's own phone; null removes it"),
    consentReceived: z.boolean().optional().describe('recorded once; false does not take it back'),
  }),
  status: 200,
  answer: FamilyAnswer,
  errors: ['NOT_FOUND', 'INCORRECT_PHONE_NUMBER', 'PROFILE_NOT_EDITABLE', 'INVALID_ARGUMENT'],
})

/**
 * The child also leaves the spouse's family, with its visits; the clinic's record stays (decisions D8). If another
 * parent keeps the child, planned visits do not prevent it.
 */
export const removeChild = call({
  module: 'family',
  topics: ['family', 'visits'],
  absentIsDone: true,
  summary: 'Remove a child from the family; refused while the child has planned visits',
  method: 'DELETE',
  path: `${path}/child/:id`,
  who: 'patient',
  subject: { is: 'profile', at: 'params', field: 'id', needs: 'EDIT_PROFILE', only: 'child' },
  params: z.object({ id: Uuid.describe("the child's profileId") }),
  status: 204,
  errors: ['NOT_FOUND', 'HAS_PLANNED_VISITS', 'COVERER_ACTIVE'],
})
