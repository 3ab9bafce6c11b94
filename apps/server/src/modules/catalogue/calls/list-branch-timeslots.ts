import { listBranchTimeslots } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readBranchTimeslots } from '../store/timeslots.ts'

export const listBranchTimeslotsRoute = handle(
  listBranchTimeslots,
  async ({ params, query, language, refuse }, deps: CatalogueDeps) => {
    const { branchId, date, specialityId, serviceId } = query
    const { provider } = params
    const day = { provider, branchId, date, specialityId, serviceId, language }
    const doctors = await readBranchTimeslots(deps, day)
    return doctors ?? refuse('NOT_FOUND')
  },
)
