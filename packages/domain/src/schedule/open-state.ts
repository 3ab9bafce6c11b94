import { addDays } from '../time/civil-date.ts'
import { civilDateOf, minskMidnight } from '../time/minsk.ts'
import { MINUTE_MS } from '../time/minute.ts'
import { openingsOn, type Schedule } from './opening-hours.ts'

/** How far ahead the next change is looked for. */
const DAYS_AHEAD = 31

export interface OpenState {
  readonly isOpen: boolean
  /** When it closes or opens next. Null: not within a month. */
  readonly changesAt: Date | null
}

/** Whether a medical centre is open at this moment, and until when. Null: it states no hours. */
export function openState(schedule: Schedule, now: Date): OpenState | null {
  if (schedule.hours.length === 0 && schedule.exceptions.length === 0) return null
  const moment = now.getTime()
  const today = civilDateOf(now)
  const horizon = minskMidnight(addDays(today, DAYS_AHEAD))
  // Yesterday's hours may end after midnight.
  const firstDay = addDays(today, -1)
  let opens: number | null = null
  let closes = Number.NEGATIVE_INFINITY
  for (let at = 0; at <= DAYS_AHEAD; at++) {
    const date = addDays(firstDay, at)
    const midnight = minskMidnight(date)
    for (const opening of openingsOn(schedule, date)) {
      const [from, to] = [opening.opens, opening.closes].map(minute => midnight + minute * MINUTE_MS)
      if (from === undefined || to === undefined || to <= moment) continue
      if (opens === null) [opens, closes] = [from, to]
      // Hours that follow without a break are one: at midnight nothing changes.
      else if (from <= closes) closes = Math.max(closes, to)
      else return stateOf(opens, closes, moment)
    }
  }
  if (opens === null) return { isOpen: false, changesAt: null }
  return stateOf(opens, closes >= horizon ? null : closes, moment)
}

function stateOf(opens: number, closes: number | null, moment: number): OpenState {
  if (opens > moment) return { isOpen: false, changesAt: new Date(opens) }
  return { isOpen: true, changesAt: closes === null ? null : new Date(closes) }
}
