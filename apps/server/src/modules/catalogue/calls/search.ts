import { search } from '@vizit/contract/calls/catalogue/search.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { type DrugsDeps, searchDrugs } from '../../drugs/public.ts'
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

/** Drugs come last: who looks for them mostly finds nothing else. What is found as typed goes before what has errors. */
export const searchRoute = handle(
  search,
  async ({ query, language, refuse }, deps: CatalogueDeps & DrugsDeps) => {
    const { q, locationCode, limit } = query
    const town = locationCode === 0 ? undefined : locationCode
    if (town !== undefined && !(await hasTown(deps.database, town))) return refuse('NOT_FOUND')
    const asked = { q, town, limit, language }
    const exactDrugs = searchDrugs(deps, { ...asked, exactly: true })
    const found = await searchCatalogue(
      deps.database,
      asked,
      exactDrugs.then(({ total }) => total > 0),
    )
    const isExact = found.reading !== null && !found.withErrors
    const exact = await exactDrugs
    const drugs = isExact || exact.total > 0 ? exact : await searchDrugs(deps, { ...asked, exactly: false })
    const { order, ...groups } = found.groups
    return new JsonText(
      JSON.stringify({
        understood: found.reading === null ? drugs.understood : understood(found),
        order: [...order.map(({ kind }) => GROUPS[kind]), ...(drugs.total > 0 ? ['drugs'] : [])],
        ...groups,
        drugs: { total: drugs.total, items: drugs.items },
      }),
    )
  },
)
