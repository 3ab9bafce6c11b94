import { showDrug } from '@vizit/contract/calls/drugs/drugs.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { isKnownTown, unknownFields } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { showDrug as show } from '../use-cases/show-drug.ts'

export const showDrugRoute = handle(
  showDrug,
  async ({ params: { id }, query: { locationCode }, language, refuse }, deps: DrugsDeps) => {
    if (!(await isKnownTown(deps.database, locationCode)))
      return refuse('INVALID_ARGUMENT', unknownFields(['locationCode']))
    return (await show(deps, { id, locationCode: locationCode || null, language })) ?? refuse('NOT_FOUND')
  },
)
