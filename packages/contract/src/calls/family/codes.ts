import { z } from 'zod'
import { call } from '../../call.ts'
import { SixDigits } from '../../shapes/code.ts'
import { AdultRelKind, CodeKind, FamilyCode, JoinAnswer } from '../../shapes/family.ts'

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
  // Repeated, it makes another new code: the last one is shown, and nobody has seen those between.
  repeat: 'settles',
  perAddress: { times: 60, seconds: 3600 },
  body: z.strictObject({ relKind: CodeKind }),
  status: 201,
  answer: FamilyCode,
  errors: ['PROFILE_MISSING'],
})

/**
 * Asks the owner of the code, who is told and accepts or declines (`acceptJoinRequest`). `relKind` is what the owner is to
 * oneself; without it, or where it does not fit the code, the answer is `choose` with the kind of the code, and no wrong
 * code is counted. The same code again finds the same request. INVALID_OBJECT_ID: a wrong, used, expired or own code.
 * FAMILY_LIMIT: no such place in one's own family. BLOCKED_TRY_LATER after five wrong codes in an hour or ten in a day;
 * whoever has entered two wrong ones in a day waits for the bounds of the address and of all accounts as well. Whoever has
 * children and asks a spouse shares them by it, and so needs the code of `freshCode`.
 */
export const joinFamily = call({
  module: 'family',
  summary: 'Ask whoever shows this code to become relatives',
  method: 'POST',
  path: `${path}/join`,
  who: 'patient',
  idempotent: true,
  body: z.strictObject({
    code: SixDigits,
    relKind: AdultRelKind.optional(),
  }),
  freshCode: {
    deed: 'grant',
    when: 'the owner of the code is to be a spouse, who gets all rights on a child of the one who asks',
  },
  status: 200,
  answer: JoinAnswer,
  errors: [
    'INVALID_OBJECT_ID',
    'FAMILY_LIMIT',
    'PROFILE_MISSING',
    'BLOCKED_TRY_LATER',
    'INVALID_ARGUMENT',
    'FRESH_CODE_REQUIRED',
    'FRESH_CODE_EXPIRED',
  ],
})
