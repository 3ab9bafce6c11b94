import { listLocations } from '@vizit/contract/calls/catalogue.ts'
import { handle } from '../../../platform/http/handle.ts'
import { readLocations } from '../store/locations.ts'
import type { CatalogueDeps } from '../store/deps.ts'

export const listLocationsRoute = handle(listLocations, async ({ language }, { database }: CatalogueDeps) =>
  readLocations(database.db, language),
)
