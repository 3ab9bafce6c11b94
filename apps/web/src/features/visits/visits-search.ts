import { useSearch } from '@tanstack/react-router'
import { isCivilDate } from '@vizit/domain/time/civil-date.ts'
import type { HistoryFilter } from '@vizit/domain/visits/history-filter.ts'
import { useMemo } from 'react'

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

const ID = /^[\da-f-]{36}$/i
const isId = (given: unknown): given is string => typeof given === 'string' && ID.test(given)

const CLINIC = /^[\w.-]{1,40}$/
const isClinic = (given: unknown): given is string => typeof given === 'string' && CLINIC.test(given)

function visitsSearch(search: Record<string, unknown>): VisitsSearch {
  const { tab, who, from, visit, clinic, outcome, by } = search
  return {
    ...((tab === 'past' || tab === 'all') && { tab }),
    ...(isId(who) && { who }),
    ...(typeof from === 'string' && isCivilDate(from) && { from }),
    ...(isId(visit) && { visit }),
    ...(isClinic(clinic) && { clinic }),
    ...((outcome === 'completed' || outcome === 'missed') && { outcome }),
    ...(by === 'name' && { by }),
  }
}

/** The parameters of the list of visits; checked here and not by the route, so that the shell does not load the check. */
export const useVisitsSearch = (): VisitsSearch => {
  const search = useSearch({ from: '/visits/' })
  return useMemo(() => visitsSearch(search), [search])
}
