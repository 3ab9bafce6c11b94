import { findPharmacies } from '@vizit/contract/calls/drugs/drugs.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { unknownFields } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { findPharmacies as find } from '../use-cases/find-pharmacies.ts'

export const findPharmaciesRoute = handle(
  findPharmacies,
  async ({ query, language, refuse }, deps: DrugsDeps) => {
    const found = await find(deps, { ...query, language })
    if (found === 'unavailable') return refuse('DRUG_SERVICE_UNAVAILABLE')
    return 'wrong' in found ? refuse('INVALID_ARGUMENT', unknownFields(found.wrong)) : found
  },
)
