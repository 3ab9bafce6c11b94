import { listServiceTimeslots } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readServiceTimeslots } from '../store/read-service-timeslots.ts'

export const listServiceTimeslotsRoute = handle(
  listServiceTimeslots,
  async ({ params, query, refuse }, deps: CatalogueDeps) => {
    const { provider, id: serviceId } = params
    const { date, branchId } = query
    return (await readServiceTimeslots(deps, { provider, serviceId, date, branchId })) ?? refuse('NOT_FOUND')
  },
)
