import { showTimeslot } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { timeslotQuery } from '../store/assignments.ts'
import { bookablePeriodValues, readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'

export const showTimeslotRoute = handle(
  showTimeslot,
  async ({ params, query, language, refuse }, deps: CatalogueDeps) => {
    const timeslot = await readJson(deps.database, timeslotQuery(language), [
      params.provider,
      params.id,
      ...bookablePeriodValues(await readBookablePeriod(deps)),
      query.serviceId ?? null,
    ])
    return timeslot ?? refuse('NOT_FOUND')
  },
)
