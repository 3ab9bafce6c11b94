import { listLocations } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { locationsQuery } from '../store/locations.ts'
import { readJson } from '../store/read-json.ts'

export const listLocationsRoute = handle(
  listLocations,
  async ({ language }, { database }: CatalogueDeps) =>
    (await readJson(database, locationsQuery(language), [])) ?? [],
)
