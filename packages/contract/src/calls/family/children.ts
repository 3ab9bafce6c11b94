import { z } from 'zod'
import { call } from '../../call.ts'
import { FamilyAnswer, writtenName } from '../../shapes/family.ts'
import { CivilDate, PhoneInput, Sex, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile'

/**
 * Adds a child, who is seen by the spouse too. INVALID_ARGUMENT names the field `birthday` with the problem `adult`
 * for whoever is 18. PERSON_EXISTS with `inOwnFamily` means that one has added this child already; without it another
 * parent has, whose code brings the child. `isAnotherPerson`, after that, adds a namesake, unless `wasInOwnFamily` says that
 * one has removed this child.
 */
export const addChild = call({
  module: 'family',
  summary: 'Add a child',
  method: 'POST',
  path: `${path}/add-child`,
  who: 'patient',
  idempotent: true,
  // It tells whether somebody has such a child; each account is bounded too (TOO_MANY_REQUESTS).
  perAddress: { times: 60, seconds: 3600 },
  body: z.strictObject({
    ...writtenName,
    birthday: CivilDate,
    sex: Sex,
    consentReceived: z.boolean().describe('of the parent, for the child'),
    isAnotherPerson: z.boolean().optional(),
  }),
  status: 201,
  answer: FamilyAnswer,
  errors: ['PERSON_EXISTS', 'FAMILY_LIMIT', 'PROFILE_MISSING', 'INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
})

/**
 * Corrects what is known of a child, with EDIT_PROFILE; what is absent stays. INVALID_ARGUMENT names `birthday` with the
 * problem `support-only` once the child has had a visit: rights end by the birthday (product §6, "Support-only actions").
 */
export const saveChild = call({
  module: 'family',
  summary: "Correct a child's data or record the consent given for the child",
  method: 'PUT',
  path: `${path}/child`,
  who: 'patient',
  subject: { is: 'profile', at: 'body', field: '_id', needs: 'EDIT_PROFILE', only: 'child' },
  query: z.object({
    reInitPersonalCards: z
      .enum(['true', 'false'])
      .optional()
      .describe('taken, and without effect here: the built-in clinics keep no cards of their own'),
  }),
  body: z.strictObject({
    _id: Uuid,
    fullNameRu: writtenName.fullNameRu.optional(),
    lastName: writtenName.lastName,
    firstName: writtenName.firstName,
    middleName: writtenName.middleName,
    birthday: CivilDate.optional(),
    sex: Sex.optional(),
    phone: PhoneInput.nullable().optional().describe("the child's own; null removes it"),
    consentReceived: z.boolean().optional().describe('recorded once, not taken back here'),
  }),
  status: 200,
  answer: FamilyAnswer,
  errors: ['NOT_FOUND', 'INCORRECT_PHONE_NUMBER', 'INVALID_ARGUMENT'],
})

/**
 * The child leaves the family of the spouse too, with its visits; the clinic's record stays (decisions D8). While another
 * parent keeps the child, its planned visits are not in the way.
 */
export const removeChild = call({
  module: 'family',
  absentIsDone: true,
  summary: 'Remove a child from the family, with EDIT_PROFILE and without planned visits',
  method: 'DELETE',
  path: `${path}/child/:id`,
  who: 'patient',
  subject: { is: 'profile', at: 'params', field: 'id', needs: 'EDIT_PROFILE', only: 'child' },
  params: z.object({ id: Uuid.describe('the profileId') }),
  status: 204,
  errors: ['NOT_FOUND', 'HAS_PLANNED_VISITS', 'COVERER_ACTIVE'],
})
