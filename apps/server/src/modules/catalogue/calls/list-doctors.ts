import { listDoctors } from '@vizit/contract/calls/catalogue.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { branchDoctorsQuery, doctorsQuery, serviceDoctorsQuery } from '../store/doctors.ts'
import { offeringValues, readOffering } from '../store/offering.ts'
import { readJson } from '../store/read-json.ts'

export const listDoctorsRoute = handle(
  listDoctors,
  async ({ params, query, language, refuse }, deps: CatalogueDeps) => {
    const { provider } = params
    const { branchId, serviceId } = query
    const { database } = deps
    const offering = offeringValues(await readOffering(deps))
    const read = () => {
      if (serviceId) {
        return readJson(database, serviceDoctorsQuery(language), [provider, branchId, ...offering, serviceId])
      }
      return branchId
        ? readJson(database, branchDoctorsQuery(language), [provider, branchId, ...offering])
        : readJson(database, doctorsQuery(language), [provider, ...offering])
    }
    const doctors = await read()
    // No such organisation, or a branch that is not one of its own.
    return doctors ?? refuse('NOT_FOUND')
  },
)
