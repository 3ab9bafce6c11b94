import { showPharmacy } from '@vizit/contract/calls/drugs/drugs.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { unknownFields } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { showPharmacy as show } from '../use-cases/show-pharmacy.ts'

export const showPharmacyRoute = handle(
  showPharmacy,
  async ({ params, query, language, refuse }, deps: DrugsDeps) => {
    const pharmacy = await show(deps, { id: params.id, packs: query.packs, language })
    if (!pharmacy) return refuse('NOT_FOUND')
    if (pharmacy === 'unavailable') return refuse('DRUG_SERVICE_UNAVAILABLE')
    if (!('wrong' in pharmacy)) return pharmacy
    return refuse('INVALID_ARGUMENT', unknownFields(pharmacy.wrong))
  },
)
