import { z } from 'zod'
import { call } from '../../call.ts'
import { SixDigits } from '../../shapes/code.ts'
import { AdultRelKind, CodeKind, FamilyCode, JoinAnswer } from '../../shapes/family.ts'

const path = '/api/v2/my/family'

export const showFamilyCode = call({
  module: 'family',
  summary: 'Show the valid code by which a spouse or another relative joins; one is made if there is none',
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
  topics: [],
  summary: 'Make a new code; the former one of this kind is no longer valid',
  method: 'POST',
  path: `${path}/share`,
  who: 'patient',
  // A repeated request makes another new code: only the last one is shown, and the codes between were never seen.
  repeat: 'settles',
  perAddress: { times: 60, seconds: 3600 },
  body: z.strictObject({ relKind: CodeKind }),
  status: 201,
  answer: FamilyCode,
  errors: ['PROFILE_MISSING'],
})

/**
 * Sends a request to the owner of the code, who accepts or declines it (`acceptJoinRequest`). `relKind` is what the
 * owner is to the caller. Without it, or if it does not fit the code, the answer is `choose` with the kind of the code,
 * and no wrong attempt is counted. The same code again finds the same request. INVALID_OBJECT_ID: the code is wrong,
 * used, expired or the caller's own. FAMILY_LIMIT: the caller's family has no free place of this kind.
 * BLOCKED_TRY_LATER: five wrong codes in an hour or ten in a day; after two wrong codes in a day, the limits per
 * address and for all accounts apply too. A caller who has children and asks a spouse shares the children, and so needs
 * the code of `freshCode`.
 */
export const joinFamily = call({
  module: 'family',
  topics: ['family'],
  summary: 'Ask the owner of this code to become relatives',
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
    when: 'the owner of the code becomes a spouse and gets all rights on a child of the person who asks',
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
