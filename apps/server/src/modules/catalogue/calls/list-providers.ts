import { listProviders } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { isKnownTown } from '../store/locations.ts'
import { providersQuery } from '../store/providers.ts'
import { readJson } from '../store/read-json.ts'
import { unknownFields } from './unknown-fields.ts'

export const listProvidersRoute = handle(
  listProviders,
  // Code 0 stands for all regions (product §3, "Location").
  async ({ query: { locationCode }, language, refuse }, { database }: CatalogueDeps) =>
    (await isKnownTown(database, locationCode))
      ? ((await readJson(database, providersQuery(language), [locationCode || null])) ?? [])
      : refuse('INVALID_ARGUMENT', unknownFields(['locationCode'])),
)
