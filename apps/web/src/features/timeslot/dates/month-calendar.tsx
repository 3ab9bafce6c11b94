import '@mantine/dates/styles.css'
import 'dayjs/locale/be'
import 'dayjs/locale/ru'
import { Text } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './month-calendar.module.css'

interface MonthCalendarProps {
  date: string | null
  window: DateRange
  freeDates: readonly string[]
  onChoose: (date: string) => void
}

/** A month with its free days marked, weeks from Monday (calls §3.4). Loaded when it is opened. */
export function MonthCalendar({ date, window, freeDates, onChoose }: MonthCalendarProps) {
  const t = useT('timeslot')
  const { language, format } = useTexts()
  const free = new Set(freeDates)
  return (
    <div className={classes.calendar}>
      <DatePicker
        value={date}
        defaultDate={date ?? window.from}
        onChange={chosen => chosen && onChoose(chosen)}
        minDate={window.from}
        maxDate={window.to}
        locale={language}
        firstDayOfWeek={1}
        maxLevel="month"
        hideOutsideDates
        fullWidth
        size="md"
        ariaLabels={{ nextMonth: t('nextMonth'), previousMonth: t('previousMonth') }}
        getDayAriaLabel={day => `${format.dayDate(day)}${free.has(day) ? `, ${t('hasFreeTime')}` : ''}`}
        getDayProps={day => ({ 'data-free': free.has(day) || undefined, className: classes.day })}
      />
      <Text size="sm" className={classes.legend}>
        <span className={classes.dot} aria-hidden />
        {t('calendarLegend')}
      </Text>
    </div>
  )
}
