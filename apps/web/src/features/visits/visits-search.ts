import { isCivilDate } from '@vizit/domain/time/civil-date.ts'

export interface VisitsSearch {
  /** The future ones unless others are asked for; `all` has no tab of its own (product §2, "Visits"). */
  readonly tab?: 'past' | 'all'
  /** Whose visits, by the profile's id; absent: everyone's. */
  readonly who?: string
  /** The first day of the past ones that are shown; absent: a month back. */
  readonly from?: string
  /** The order id of the visit to show first. */
  readonly visit?: string
}

const ID = /^[\da-f-]{36}$/i
const isId = (given: unknown): given is string => typeof given === 'string' && ID.test(given)

export function visitsSearch({ tab, who, from, visit }: Record<string, unknown>): VisitsSearch {
  return {
    ...((tab === 'past' || tab === 'all') && { tab }),
    ...(isId(who) && { who }),
    ...(typeof from === 'string' && isCivilDate(from) && { from }),
    ...(isId(visit) && { visit }),
  }
}
