import type { BodyOf } from '@vizit/contract/call.ts'
import type { waitForEarlier } from '@vizit/contract/calls/waitlist.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { WantedTimes } from '@vizit/domain/waitlist/wanted-times.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WrongField } from '../../../platform/http/wrong-fields.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

type WantedTimesInput = Pick<BodyOf<typeof waitForEarlier>, 'weekdays' | 'timeFrom' | 'timeTo' | 'lastDate'>

/** The wanted times, or the wrong fields; fields that together leave no time are wrong. */
export function readWanted(said: WantedTimesInput, now: Date): WantedTimes | Refused<'INVALID_ARGUMENT'> {
  const fields = wantedProblems(said, now)
  if (fields.length > 0) return new Refused('INVALID_ARGUMENT', { fields })
  const { weekdays = EVERY_DAY, timeFrom = null, timeTo = null, lastDate = null } = said
  return { weekdays: [...new Set(weekdays)].toSorted(), timeFrom, timeTo, lastDate }
}

/** The problems of the fields that are present. */
export function wantedProblems({ timeFrom, timeTo, lastDate }: WantedTimesInput, now: Date): WrongField[] {
  return [
    ...(timeFrom && timeTo && timeTo <= timeFrom ? [{ path: 'timeTo', problem: 'empty' }] : []),
    ...(lastDate && lastDate < civilDateOf(now) ? [{ path: 'lastDate', problem: 'past' }] : []),
  ]
}
