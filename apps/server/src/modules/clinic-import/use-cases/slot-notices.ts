import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf, minskInstant } from '@vizit/domain/time/minsk.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { problemAt } from '../checks/problem-at.ts'
import type { Contents } from '../files/read-tables.ts'
import type { Problem } from '../problem.ts'

/** Notices about explicit timeslots that are not errors. */
export interface SlotNotices {
  /** Timeslots in the past: they are not offered. */
  past: Problem[]
  /** Timeslots after the booking window: they are kept, and offered once the window reaches them. */
  laterThanWindow: number
  windowTo: CivilDate
}

export function slotNotices({ slots }: Contents, now: Date): SlotNotices {
  const { to: windowTo } = bookingWindow(civilDateOf(now))
  const isPast = ({ date, starts }: Contents['slots']['rows'][number]['values']) =>
    date !== undefined && starts !== undefined && Date.parse(minskInstant(date, starts)) <= now.getTime()
  return {
    past: slots.rows
      .filter(({ values }) => isPast(values))
      .map(row => {
        const found = `${row.values.date?.split('-').toReversed().join('.')} ${row.values.starts}`
        return problemAt(slots, row, 'date', 'notice.pastSlot', { found })
      }),
    laterThanWindow: slots.rows.filter(({ values }) => (values.date ?? '') > windowTo).length,
    windowTo,
  }
}
