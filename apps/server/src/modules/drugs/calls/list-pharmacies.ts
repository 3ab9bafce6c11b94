import { listPharmacies } from '@vizit/contract/calls/drugs/drugs.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { unknownFields } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { listPharmacies as list } from '../use-cases/list-pharmacies.ts'

export const listPharmaciesRoute = handle(
  listPharmacies,
  async ({ query, language, refuse }, deps: DrugsDeps) => {
    const listed = await list(deps, { ...query, language })
    return 'wrong' in listed ? refuse('INVALID_ARGUMENT', unknownFields(listed.wrong)) : listed
  },
)
