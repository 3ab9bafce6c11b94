import { showTimeslot } from '@vizit/contract/calls/catalogue.ts'
import { handle } from '../../../platform/http/handle.ts'
import { timeslotQuery } from '../store/assignments.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { offeringValues, readOffering } from '../store/offering.ts'
import { readJson } from '../store/read-json.ts'

export const showTimeslotRoute = handle(
  showTimeslot,
  async ({ params, query, language, refuse }, deps: CatalogueDeps) => {
    const timeslot = await readJson(deps.database, timeslotQuery(language), [
      params.provider,
      params.id,
      ...offeringValues(await readOffering(deps)),
      query.serviceId ?? null,
    ])
    return timeslot ?? refuse('NOT_FOUND')
  },
)
