import { findServices } from '@vizit/contract/calls/centres/services.ts'
import type { BriefCache } from '../../../platform/brief-cache.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { type CatalogueDeps, unknownFields } from '../../catalogue/public.ts'
import { type FoundServices, findServices as find } from '../use-cases/find-services.ts'

interface ServicesDeps extends CatalogueDeps {
  readonly ofAllRegions: BriefCache<FoundServices>
}

export const findServicesRoute = handle(
  findServices,
  async ({ query, language, refuse }, deps: ServicesDeps) => {
    const asked = { ...query, language }
    const found = query.locationCode
      ? await find(deps, asked)
      : await deps.ofAllRegions.get(JSON.stringify(asked), () => find(deps, asked))
    return 'wrong' in found ? refuse('INVALID_ARGUMENT', unknownFields(found.wrong)) : found
  },
)
