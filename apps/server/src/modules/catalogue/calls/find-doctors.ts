import { findDoctors } from '@vizit/contract/calls/catalogue/doctor-list.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { findDoctors as find } from '../use-cases/find-doctors.ts'
import { unknownFields } from './unknown-fields.ts'

export const findDoctorsRoute = handle(
  findDoctors,
  async ({ query: { bookmarked, ...asked }, language, refuse }, deps: CatalogueDeps) => {
    if (bookmarked === 'true') return refuse('UNAUTHENTICATED')
    const found = await find(deps, { ...asked, language })
    return 'wrong' in found ? refuse('INVALID_ARGUMENT', unknownFields(found.wrong)) : found
  },
)
