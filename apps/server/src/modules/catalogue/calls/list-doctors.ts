import { listDoctors } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { bookablePeriodValues, readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { branchDoctorsQuery, doctorsQuery, serviceDoctorsQuery } from '../store/doctors.ts'
import { readJson } from '../store/read-json.ts'

export const listDoctorsRoute = handle(
  listDoctors,
  async ({ params, query, language, refuse }, deps: CatalogueDeps) => {
    const { provider } = params
    const { branchId, serviceId } = query
    const { database } = deps
    const period = bookablePeriodValues(await readBookablePeriod(deps))
    const read = () => {
      if (serviceId) {
        return readJson(database, serviceDoctorsQuery(language), [provider, branchId, ...period, serviceId])
      }
      return branchId
        ? readJson(database, branchDoctorsQuery(language), [provider, branchId, ...period])
        : readJson(database, doctorsQuery(language), [provider, ...period])
    }
    const doctors = await read()
    // The organisation does not exist, or the branch is not one of its own.
    return doctors ?? refuse('NOT_FOUND')
  },
)
