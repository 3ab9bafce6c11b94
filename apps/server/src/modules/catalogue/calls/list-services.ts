import { listServices } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'
import { doctorServicesQuery, servicesQuery } from '../store/services.ts'

export const listServicesRoute = handle(
  listServices,
  async ({ params: { provider }, query: { doctorId }, language, refuse }, { database }: CatalogueDeps) => {
    const services = doctorId
      ? readJson(database, doctorServicesQuery(language), [provider, doctorId])
      : readJson(database, servicesQuery(language), [provider])
    return (await services) ?? refuse('NOT_FOUND')
  },
)
