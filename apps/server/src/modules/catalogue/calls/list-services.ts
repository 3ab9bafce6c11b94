import { listServices } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'
import { servicesQuery } from '../store/services.ts'

export const listServicesRoute = handle(
  listServices,
  async ({ params, language, refuse }, { database }: CatalogueDeps) =>
    (await readJson(database, servicesQuery(language), [params.provider])) ?? refuse('NOT_FOUND'),
)
