import { listSpecialities } from '@vizit/contract/calls/catalogue/specialities.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { isKnownTown } from '../store/locations.ts'
import { readJson } from '../store/read-json.ts'
import { specialitiesQuery } from '../store/specialities.ts'
import { unknownFields } from './unknown-fields.ts'

export const listSpecialitiesRoute = handle(
  listSpecialities,
  // Code 0 means all regions (product §3, "Location").
  async ({ query: { locationCode, specialityId }, language, refuse }, { database }: CatalogueDeps) => {
    if (!(await isKnownTown(database, locationCode)))
      return refuse('INVALID_ARGUMENT', unknownFields(['locationCode']))
    const asked = [locationCode || null, specialityId ?? null]
    return (await readJson(database, specialitiesQuery(language), asked)) ?? []
  },
)
