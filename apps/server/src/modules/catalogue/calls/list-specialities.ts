import { listSpecialities } from '@vizit/contract/calls/catalogue/specialities.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'
import { specialitiesQuery } from '../store/specialities.ts'

export const listSpecialitiesRoute = handle(
  listSpecialities,
  // Code 0 means all regions (product §3, "Location").
  async ({ query, language }, { database }: CatalogueDeps) =>
    (await readJson(database, specialitiesQuery(language), [query.locationCode || null])) ?? [],
)
