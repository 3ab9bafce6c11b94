import { z } from 'zod'
import { call } from '../../call.ts'
import { AdultRelKind, CodeKind, FamilyAnswer, FamilyCode } from '../../shapes/family.ts'

const path = '/api/v2/my/family'

export const showFamilyCode = call({
  module: 'family',
  summary: 'The living code by which a spouse or another relative joins, made when there is none',
  method: 'GET',
  path: `${path}/shareable`,
  who: 'patient',
  query: z.object({ relKind: CodeKind }),
  status: 200,
  answer: FamilyCode,
  errors: ['PROFILE_MISSING'],
})

export const renewFamilyCode = call({
  module: 'family',
  summary: 'A new code; the former one of this kind ends',
  method: 'POST',
  path: `${path}/share`,
  who: 'patient',
  // A wish for a new code that is repeated makes another new code: nothing to protect by an idempotency key.
  perAddress: { times: 60, seconds: 3600 },
  body: z.strictObject({ relKind: CodeKind }),
  status: 201,
  answer: FamilyCode,
  errors: ['PROFILE_MISSING'],
})

/**
 * `relKind` is what the owner of the code is to oneself. Both sides hold VIEW_COVERAGE on each other then, and spouses
 * see each other's children. INVALID_OBJECT_ID: a wrong, used, expired or own code, or one of the other kind. FAMILY_LIMIT
 * says which place is taken, on either side. BLOCKED_TRY_LATER after five wrong codes in an hour.
 */
export const joinFamily = call({
  module: 'family',
  summary: 'Join the family of whoever shows this code',
  method: 'POST',
  path: `${path}/join`,
  who: 'patient',
  idempotent: true,
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
    relKind: AdultRelKind,
  }),
  status: 200,
  answer: FamilyAnswer,
  errors: ['INVALID_OBJECT_ID', 'FAMILY_LIMIT', 'PROFILE_MISSING', 'BLOCKED_TRY_LATER', 'INVALID_ARGUMENT'],
})
