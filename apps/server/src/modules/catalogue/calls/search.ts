import { search } from '@vizit/contract/calls/catalogue/search.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import type { DrugsDeps } from '../../drugs/public.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { isKnownTown } from '../store/locations.ts'
import { searchInNamedTown } from '../use-cases/search-in-named-town.ts'
import { unknownFields } from './unknown-fields.ts'

export const searchRoute = handle(
  search,
  async ({ query, language, refuse }, deps: CatalogueDeps & DrugsDeps) => {
    const { q, locationCode, limit } = query
    const town = locationCode === 0 ? undefined : locationCode
    if (!(await isKnownTown(deps.database, town)))
      return refuse('INVALID_ARGUMENT', unknownFields(['locationCode']))
    const asked = { q, town, limit, language }
    const { understood, sections, order, groups } = await searchInNamedTown(deps, asked)
    return new JsonText(JSON.stringify({ understood, sections, order, ...groups }))
  },
)
