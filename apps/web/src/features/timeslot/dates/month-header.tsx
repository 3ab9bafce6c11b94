import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { addMonthsClamped } from '@vizit/domain/time/civil-date.ts'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import type { Month } from '@vizit/i18n/format/civil-date.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './month-calendar.module.css'

interface MonthHeaderProps {
  /** Any day of the displayed month. */
  day: string
  window: DateRange
  onShow: (day: string) => void
}

/** The month's name, announced when it changes, and the buttons to the previous and next month. */
export function MonthHeader({ day, window, onShow }: MonthHeaderProps) {
  const t = useT('timeslot')
  const calendar = useT('calendar')
  const month = day.slice(0, 7)
  return (
    <div className={classes.header}>
      <button
        type="button"
        aria-label={t('previousMonth')}
        disabled={month <= window.from.slice(0, 7)}
        onClick={() => onShow(addMonthsClamped(day, -1))}
      >
        <IconChevronLeft size={24} aria-hidden />
      </button>
      <strong aria-live="polite">
        {calendar(`month.${String(Number(month.slice(5))) as Month}`)} {month.slice(0, 4)}
      </strong>
      <button
        type="button"
        aria-label={t('nextMonth')}
        disabled={month >= window.to.slice(0, 7)}
        onClick={() => onShow(addMonthsClamped(day, 1))}
      >
        <IconChevronRight size={24} aria-hidden />
      </button>
    </div>
  )
}
