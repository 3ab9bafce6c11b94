import { findServices } from '@vizit/contract/calls/centres/services.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { type CatalogueDeps, unknownFields } from '../../catalogue/public.ts'
import { findServices as find } from '../use-cases/find-services.ts'

export const findServicesRoute = handle(
  findServices,
  async ({ query, language, refuse }, deps: CatalogueDeps) => {
    const found = await find(deps, { ...query, language })
    return 'wrong' in found ? refuse('INVALID_ARGUMENT', unknownFields(found.wrong)) : found
  },
)
