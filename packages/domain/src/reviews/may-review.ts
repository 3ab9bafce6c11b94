import { isPastVisit, type ListedVisit } from '../booking/visit-lists.ts'
import { isAdultOn } from '../person/age.ts'
import type { CivilDate } from '../time/civil-date.ts'
import { civilDateOf } from '../time/minsk.ts'

/** Why a visit cannot be reviewed by this account. */
export type ReviewObstacle = 'no-birthday' | 'underage' | 'not-past' | 'cancelled' | 'missed'

interface Reviewed {
  /** Of the account's owner. */
  readonly birthday: CivilDate | null
  readonly visit: ListedVisit
}

/** Authorised adults review a past visit that took place (decisions D18; docs/decisions/0083). */
export function reviewObstacle({ birthday, visit }: Reviewed, now: Date): ReviewObstacle | null {
  if (birthday === null) return 'no-birthday'
  if (!isAdultOn(civilDateOf(now), birthday)) return 'underage'
  if (visit.status === 'cancelled' || visit.status === 'missed') return visit.status
  return isPastVisit(visit, now) ? null : 'not-past'
}
