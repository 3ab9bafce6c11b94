import { findBookmarkedDoctors } from '@vizit/contract/calls/catalogue/doctor-list.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { findDoctors } from '../use-cases/find-doctors.ts'
import { unknownFields } from './unknown-fields.ts'

export const findBookmarkedDoctorsRoute = handle(
  findBookmarkedDoctors,
  async ({ query, actor, language, refuse }, deps: CatalogueDeps) => {
    const found = await findDoctors(deps, { ...query, bookmarkedBy: actor.accountId, language })
    return 'wrong' in found ? refuse('INVALID_ARGUMENT', unknownFields(found.wrong)) : found
  },
)
