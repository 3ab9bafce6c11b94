import { listDoctorTimeslots } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readDoctorTimeslots } from '../store/timeslots.ts'

export const listDoctorTimeslotsRoute = handle(
  listDoctorTimeslots,
  async ({ params, query, refuse }, deps: CatalogueDeps) => {
    const { provider, id: doctorId } = params
    const timeslots = await readDoctorTimeslots(deps, {
      provider,
      doctorId,
      from: query.dateStart,
      to: query.dateEnd,
      serviceId: query.serviceId,
    })
    return timeslots ?? refuse('NOT_FOUND')
  },
)
