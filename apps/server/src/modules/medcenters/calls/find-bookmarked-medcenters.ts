import { findBookmarkedMedcenters } from '@vizit/contract/calls/centres/medcenters.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { type CatalogueDeps, unknownFields } from '../../catalogue/public.ts'
import { findMedcenters } from '../use-cases/find-medcenters.ts'

export const findBookmarkedMedcentersRoute = handle(
  findBookmarkedMedcenters,
  async ({ query, actor, language, refuse }, deps: CatalogueDeps) => {
    const found = await findMedcenters(deps, { ...query, bookmarkedBy: actor.accountId, language })
    return 'wrong' in found ? refuse('INVALID_ARGUMENT', unknownFields(found.wrong)) : found
  },
)
