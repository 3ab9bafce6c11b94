import { listFreeDates } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readFreeDates } from '../store/free-dates.ts'

export const listFreeDatesRoute = handle(
  listFreeDates,
  async ({ params, query, refuse }, deps: CatalogueDeps) => {
    const { dateStart, dateEnd, branchId, specialityId, serviceId, assignmentIds } = query
    const asked = {
      provider: params.provider,
      from: dateStart,
      to: dateEnd,
      branchId,
      specialityId,
      serviceId,
      assignmentIds,
    }
    const dates = await readFreeDates(deps, asked)
    // The organisation does not exist, or the branch is not one of its own.
    return dates ? { dates } : refuse('NOT_FOUND')
  },
)
