import { listMedcenterServices } from '@vizit/contract/calls/centres/medcenters.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { type CatalogueDeps, medcenterServicesQuery, readJson } from '../../catalogue/public.ts'

export const listMedcenterServicesRoute = handle(
  listMedcenterServices,
  async ({ params, language, refuse }, { database }: CatalogueDeps) =>
    (await readJson(database, medcenterServicesQuery(language), [params.id])) ?? refuse('NOT_FOUND'),
)
