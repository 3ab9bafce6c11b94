import { Text } from '@mantine/core'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './month-calendar.module.css'
import { MonthHeader } from './month-header.tsx'
import { useCalendarFocus } from './use-calendar-focus.ts'
import { useVisitDates } from './use-visit-dates.ts'
import { weeksOfMonth } from './weeks-of-month.ts'

/** Below the button that opened it there is little room on a phone; where there is no button, it was always there. */
function showOpened(calendar: HTMLElement | null): void {
  const box = calendar?.parentElement
  if (box && document.querySelector(`[aria-controls="${box.id}"]`))
    calendar.scrollIntoView({ block: 'nearest' })
}

interface MonthCalendarProps {
  date: string | null
  window: DateRange
  freeDates: readonly string[]
  onChoose: (date: string) => void
}

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const

/**
 * A month with its free days marked, weeks from Monday (calls §3.4). Our own component: a library's date picker takes
 * 16 KB gzipped of the 170 KB for this screen, and neither it nor Chromium knows Belarusian month names.
 */
export function MonthCalendar({ date, window, freeDates, onChoose }: MonthCalendarProps) {
  const t = useT('timeslot')
  const calendar = useT('calendar')
  const format = useFormat()
  const { day: reached, grid, show, onKeyDown } = useCalendarFocus(date ?? window.from, window)
  const free = new Set(freeDates)
  const visits = useVisitDates()
  const labelOf = (day: string) =>
    [format.dayDate(day), free.has(day) && t('hasFreeTime'), visits.has(day) && t('hasVisit')]
      .filter(Boolean)
      .join(', ')

  return (
    <div ref={showOpened} className={classes.calendar}>
      <MonthHeader day={reached} window={window} onShow={show} />
      <table ref={grid} className={classes.month} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map(weekday => (
              <th key={weekday} scope="col" abbr={calendar(`weekday.${weekday}`)}>
                {calendar(`weekdayShort.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(reached).map(week => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td key={day ?? `empty-${WEEKDAYS[weekday]}`}>
                  {day && (
                    <button
                      type="button"
                      className={classes.day}
                      data-day={day}
                      data-free={free.has(day) || undefined}
                      data-visit={visits.has(day) || undefined}
                      aria-pressed={day === date}
                      aria-label={labelOf(day)}
                      tabIndex={day === reached ? 0 : -1}
                      disabled={day < window.from || day > window.to}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" className={classes.legend}>
        <span className={classes.dot} aria-hidden />
        {t('calendarLegend')}
      </Text>
      {visits.size > 0 && (
        <Text size="sm" className={classes.legend}>
          <span className={classes.mark} aria-hidden />
          {t('visitLegend')}
        </Text>
      )}
    </div>
  )
}
