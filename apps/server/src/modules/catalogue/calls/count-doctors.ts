import { countDoctors } from '@vizit/contract/calls/catalogue/doctor-list.ts'
import type { BriefCache } from '../../../platform/brief-cache.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { doctorCountsQuery } from '../store/doctor-list/doctor-counts.ts'
import { runStatement } from '../store/run-statement.ts'
import { searchList } from '../use-cases/search-list.ts'
import { unknownFields } from './unknown-fields.ts'

export interface Counted {
  readonly unknown: readonly string[]
  readonly json: string
}

interface CountDeps extends CatalogueDeps {
  readonly counts: BriefCache<Counted>
}

export const countDoctorsRoute = handle(
  countDoctors,
  async ({ query, language, refuse }, deps: CountDeps) => {
    const { unknown, json } = await deps.counts.get(JSON.stringify(query), async () => {
      const { q: __, ...filters } = query
      const { understood: _, ...search } = await searchList(deps, 'doctor', { ...query, language })
      const statement = doctorCountsQuery({ ...filters, ...search }, await readBookablePeriod(deps))
      const { rows } = await runStatement<{ unknown: string[]; json: string }>(deps, statement)
      const [counted] = rows
      if (!counted) throw new Error('counts are one row')
      return counted
    })
    return unknown.length > 0 ? refuse('INVALID_ARGUMENT', unknownFields(unknown)) : new JsonText(json)
  },
)
