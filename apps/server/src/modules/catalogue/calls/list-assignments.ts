import { listAssignments } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { assignmentsQuery } from '../store/assignments.ts'
import { readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'

export const listAssignmentsRoute = handle(
  listAssignments,
  async ({ params, query, language, refuse }, deps: CatalogueDeps) => {
    const { isOpen } = await readBookablePeriod(deps)
    const values = [params.provider, query.ids, isOpen]
    return (await readJson(deps.database, assignmentsQuery(language), values)) ?? refuse('NOT_FOUND')
  },
)
