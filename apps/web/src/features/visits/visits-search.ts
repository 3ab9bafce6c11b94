import { isCivilDate } from '@vizit/domain/time/civil-date.ts'

export interface VisitsSearch {
  /** The future ones by default; `all` is not in the tab bar (product §2, "Visits"). */
  readonly tab?: 'past' | 'all'
  /** The profile id of the visits' owner; absent: everyone's. */
  readonly who?: string
  /** The first day of the displayed past visits; absent: one month back. */
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
