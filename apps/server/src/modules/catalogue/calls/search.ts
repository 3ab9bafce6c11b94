import { search } from '@vizit/contract/calls/catalogue/search.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { type DrugsDeps, searchDrugs } from '../../drugs/public.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { isKnownTown } from '../store/locations.ts'
import type { SearchKind } from '../store/search/matches-sql.ts'
import { searchCatalogue, withAllWords } from '../use-cases/search-catalogue.ts'
import { understood } from '../use-cases/understood.ts'
import { unknownFields } from './unknown-fields.ts'

const GROUPS: Record<SearchKind, string> = {
  doctor: 'doctors',
  speciality: 'specialities',
  medicalCentre: 'medicalCentres',
  service: 'services',
}

/** What is found as typed goes before what has errors; of both, drugs come last: who looks for them mostly finds nothing else. */
export const searchRoute = handle(
  search,
  async ({ query, language, refuse }, deps: CatalogueDeps & DrugsDeps) => {
    const { q, locationCode, limit } = query
    const town = locationCode === 0 ? undefined : locationCode
    if (!(await isKnownTown(deps.database, town)))
      return refuse('INVALID_ARGUMENT', unknownFields(['locationCode']))
    const asked = { q, town, limit, language }
    const [exactDrugs, inCatalogue] = await Promise.all([
      searchDrugs(deps, { ...asked, exactly: true }),
      searchCatalogue(deps.database, asked),
    ])
    const isExact = inCatalogue.reading !== null && !inCatalogue.withErrors
    const isDrug = exactDrugs.total > 0
    const drugs = isExact || isDrug ? exactDrugs : await searchDrugs(deps, { ...asked, exactly: false })
    // What has some of the words is shown only where nothing has all of them.
    const found = drugs.total > 0 ? withAllWords(inCatalogue) : inCatalogue
    const { order, ...groups } = found.groups
    const others = order.map(({ kind }) => GROUPS[kind])
    const ofDrugs = drugs.total > 0 ? ['drugs'] : []
    const meant = found.reading === null ? drugs.understood : understood(found)
    return new JsonText(
      JSON.stringify({
        understood: meant && {
          ...meant,
          isPartial: others.length > 0 && isDrug && exactDrugs.understood === null,
        },
        order: isDrug && !isExact ? [...ofDrugs, ...others] : [...others, ...ofDrugs],
        ...groups,
        drugs: { total: drugs.total, items: drugs.items },
      }),
    )
  },
)
