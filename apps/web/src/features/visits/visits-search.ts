import { useSearch } from '@tanstack/react-router'
import { SLUG } from '@vizit/domain/validation/code-shapes.ts'
import type { HistoryFilter } from '@vizit/domain/visits/history-filter.ts'
import { useMemo } from 'react'
import { DATE, searchCheck, UUID } from '../../app/router/search-params.ts'

export interface VisitsSearch extends HistoryFilter {
  /** The future ones by default; `all` is not in the tab bar (product §2, "Visits"). */
  readonly tab?: 'past' | 'all'
  /** The profile id of the visits' owner; absent: everyone's. */
  readonly who?: string
  /** The first day of the displayed past visits; absent: one month back. */
  readonly from?: string
  /** The order id of the visit to show first. */
  readonly visit?: string
  /** `name`: the search looks only at the full names of doctors and patients. */
  readonly by?: 'name'
}

export const visitsSearch = searchCheck<VisitsSearch>({
  tab: /^(past|all)$/,
  who: UUID,
  from: DATE,
  visit: UUID,
  clinic: SLUG,
  outcome: /^(completed|missed|cancelled)$/,
  by: /^name$/,
})

/** The parameters of the list of visits; checked here and not by the route, so that the shell does not load the check. */
export const useVisitsSearch = (): VisitsSearch => {
  const search = useSearch({ from: '/visits/' })
  return useMemo(() => visitsSearch(search), [search])
}
