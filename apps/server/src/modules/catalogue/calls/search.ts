import { search } from '@vizit/contract/calls/catalogue/search.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { hasTown } from '../store/locations.ts'
import type { SearchKind } from '../store/search/matches-sql.ts'
import { searchCatalogue } from '../use-cases/search-catalogue.ts'
import { understood } from '../use-cases/understood.ts'

const GROUPS: Record<SearchKind, string> = {
  doctor: 'doctors',
  speciality: 'specialities',
  medicalCentre: 'medicalCentres',
  service: 'services',
}

export const searchRoute = handle(search, async ({ query, language, refuse }, deps: CatalogueDeps) => {
  const { q, locationCode, limit } = query
  const town = locationCode === 0 ? undefined : locationCode
  if (town !== undefined && !(await hasTown(deps.database, town))) return refuse('NOT_FOUND')
  const found = await searchCatalogue(deps.database, { q, town, limit, language })
  const { order, ...groups } = found.groups
  return new JsonText(
    JSON.stringify({
      understood: understood(found),
      order: order.map(({ kind }) => GROUPS[kind]),
      ...groups,
      drugs: { total: 0, items: [] },
    }),
  )
})
