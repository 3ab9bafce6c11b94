import { findMedcenters } from '@vizit/contract/calls/centres/medcenters.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { type CatalogueDeps, unknownFields } from '../../catalogue/public.ts'
import { findMedcenters as find } from '../use-cases/find-medcenters.ts'

export const findMedcentersRoute = handle(
  findMedcenters,
  async ({ query, language, refuse }, deps: CatalogueDeps) => {
    if (query.filter === 'bookmarks') return refuse('UNAUTHENTICATED')
    const found = await find(deps, { ...query, bookmarkedBy: null, language })
    return 'wrong' in found ? refuse('INVALID_ARGUMENT', unknownFields(found.wrong)) : found
  },
)
