import { listSpecialityBranches } from '@vizit/contract/calls/specialities.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { offeringValues, readOffering } from '../store/offering.ts'
import { readJson } from '../store/read-json.ts'
import { specialityBranchesQuery } from '../store/specialities.ts'

export const listSpecialityBranchesRoute = handle(
  listSpecialityBranches,
  async ({ params, query, language }, deps: CatalogueDeps) => {
    const asked = [params.id, query.locationCode || null, ...offeringValues(await readOffering(deps))]
    return (await readJson(deps.database, specialityBranchesQuery(language), asked)) ?? []
  },
)
