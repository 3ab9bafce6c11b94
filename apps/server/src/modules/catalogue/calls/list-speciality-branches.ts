import { listSpecialityBranches } from '@vizit/contract/calls/catalogue/specialities.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { bookablePeriodValues, readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'
import { specialityBranchesQuery } from '../store/specialities.ts'

export const listSpecialityBranchesRoute = handle(
  listSpecialityBranches,
  async ({ params, query, language }, deps: CatalogueDeps) => {
    const asked = [
      params.id,
      query.locationCode || null,
      ...bookablePeriodValues(await readBookablePeriod(deps)),
    ]
    return (await readJson(deps.database, specialityBranchesQuery(language), asked)) ?? []
  },
)
