import { z } from 'zod'
import { call } from '../../call.ts'
import { FamilyAnswer, Grant } from '../../shapes/family.ts'
import { AccessLevel } from '../../shapes/profile.ts'
import { Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/grants'

export const listGrants = call({
  module: 'family',
  topics: ['family'],
  summary: 'List who holds which access level on the signed-in person and on those for whom they hold GRANT',
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: z.array(Grant),
  errors: [],
})

/**
 * "Allow" is BOOK_VISITS, "forbid" is VIEW_COVERAGE (product §4, "Rights toggle"). VIEW_REPORTS_TESTS also shows
 * results and documents; VIEW_NAME takes away everything except the name. The grant is on the caller, or on the person
 * `forProfileId`, for whom the caller holds GRANT: then at most the caller's own level, and results only of the
 * caller's child. INVALID_ARGUMENT names `profileId` with `no-account` (nobody there could use the right) or
 * `co-parent`, and `level` with `more-than-held`, `not-yours-to-show` or, for EDIT_PROFILE, `not-to-be-granted`: only
 * people themselves and parents edit a person's data.
 */
export const setGrant = call({
  module: 'family',
  topics: ['family'],
  repeat: 'settles',
  summary:
    "Set a relative's access level on the signed-in person or on a child; valid from the relative's next call",
  method: 'POST',
  path,
  who: 'patient',
  subject: { is: 'profile', at: 'body', field: 'forProfileId', needs: 'GRANT' },
  body: z.strictObject({
    profileId: Uuid.describe('of the relative'),
    level: AccessLevel,
    forProfileId: Uuid.optional(),
  }),
  freshCode: {
    deed: 'grant',
    when: 'the relative gets GRANT or VIEW_REPORTS_TESTS without having held it before',
  },
  status: 200,
  answer: FamilyAnswer,
  errors: ['NOT_FOUND', 'INVALID_ARGUMENT', 'FRESH_CODE_REQUIRED', 'FRESH_CODE_EXPIRED'],
})
