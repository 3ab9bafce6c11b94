import type { OpenNow, MedcenterSchedule as ScheduleShape } from '@vizit/contract/shapes/medcenter.ts'
import { openState } from '@vizit/domain/schedule/open-state.ts'
import { openingsOn } from '@vizit/domain/schedule/opening-hours.ts'
import { openingTimes } from '@vizit/domain/schedule/opening-minutes.ts'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { z } from 'zod'
import type { NamedSchedule } from './schedules.ts'

/** How many dates a centre's page lists. */
const LISTED_DAYS = 14

/** Whether the centre is open now, as answers have it; null: it states no hours. */
export function openNow(schedule: NamedSchedule | undefined, now: Date): z.infer<typeof OpenNow> | null {
  const state = schedule && openState(schedule, now)
  if (!state) return null
  return { isOpen: state.isOpen, changesAt: state.changesAt && formatInstant(state.changesAt) }
}

export function scheduleShape(schedule: NamedSchedule | undefined, now: Date): z.infer<typeof ScheduleShape> {
  const state = openNow(schedule, now)
  if (!schedule || !state) return { now: null, hours: [], days: [] }
  const dates = Array.from({ length: LISTED_DAYS }, (_, at) => addDays(civilDateOf(now), at))
  return {
    now: state,
    hours: schedule.hours.map(({ day, ...hours }) => ({ day, ...openingTimes(hours) })),
    days: dates.map(date => ({
      date,
      openings: openingsOn(schedule, date).map(openingTimes),
      note: schedule.notes[date] ?? null,
    })),
  }
}
