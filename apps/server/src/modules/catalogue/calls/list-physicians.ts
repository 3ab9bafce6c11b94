import { listPhysicians } from '@vizit/contract/calls/catalogue.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { physiciansQuery } from '../store/doctors.ts'
import { readJson } from '../store/read-json.ts'

export const listPhysiciansRoute = handle(
  listPhysicians,
  async ({ query, language }, { database, clock }: CatalogueDeps) => {
    const withAssignments = query.includeAssignments === 'true'
    const physicians = physiciansQuery(language, withAssignments)
    return (await readJson(database, physicians, [query.ids, clock.now()])) ?? []
  },
)
