import { listPhysicians } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { bookablePeriodValues, readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { physiciansQuery } from '../store/doctors.ts'
import { readJson } from '../store/read-json.ts'

export const listPhysiciansRoute = handle(
  listPhysicians,
  async ({ query, language }, deps: CatalogueDeps) => {
    const withAssignments = query.includeAssignments === 'true'
    const physicians = physiciansQuery(language, withAssignments)
    const period = bookablePeriodValues(await readBookablePeriod(deps))
    return (await readJson(deps.database, physicians, [query.ids, ...period])) ?? []
  },
)
