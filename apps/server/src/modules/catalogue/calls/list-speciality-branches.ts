import { listSpecialityBranches } from '@vizit/contract/calls/catalogue/specialities.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { bookablePeriodValues, readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { isKnownTown } from '../store/locations.ts'
import { readJson } from '../store/read-json.ts'
import { specialityBranchesQuery } from '../store/specialities.ts'
import { unknownFields } from './unknown-fields.ts'

export const listSpecialityBranchesRoute = handle(
  listSpecialityBranches,
  async ({ params, query, language, refuse }, deps: CatalogueDeps) => {
    if (!(await isKnownTown(deps.database, query.locationCode)))
      return refuse('INVALID_ARGUMENT', unknownFields(['locationCode']))
    const asked = [
      params.id,
      query.locationCode || null,
      ...bookablePeriodValues(await readBookablePeriod(deps)),
    ]
    return (await readJson(deps.database, specialityBranchesQuery(language), asked)) ?? []
  },
)
