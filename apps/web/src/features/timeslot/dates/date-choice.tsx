import { Button, Skeleton } from '@mantine/core'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import type { Format } from '@vizit/i18n/format/format.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useIsWide } from '@vizit/ui/screen/use-is-wide.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { pageTime } from '../../../app/release/page-time.ts'
import classes from './date-choice.module.css'
import { DateStep } from './date-step.tsx'

const MonthCalendar = lazy(async () => ({ default: (await import('./month-calendar.tsx')).MonthCalendar }))

interface DateChoiceProps {
  date: string | null
  window: DateRange
  /** Ascending. */
  freeDates: readonly string[]
  onChoose: (date: string) => void
  /** True to open the calendar on demand only, on a desktop too. */
  folded?: boolean
}

/** Chooses the date: the next or previous free day, or a day in the calendar; the calendar is open if there is room. */
export function DateChoice({ date, window, freeDates, onChoose, folded = false }: DateChoiceProps) {
  const t = useT('timeslot')
  const { format } = useTexts()
  const isWide = useIsWide()
  const roomy = isWide && !folded
  const [opened, setOpened] = useState(false)
  const calendar = useId()
  const before = freeDates.findLast(free => date !== null && free < date)
  const after = freeDates.find(free => date === null || free > date)
  const open = roomy || opened
  const shown = date ? inWords(format, date) : t('chooseDate')

  function choose(chosen: string) {
    setOpened(false)
    onChoose(chosen)
  }

  return (
    <div className={classes.date}>
      <div className={classes.row}>
        <DateStep to={before} label={t('previousFreeDate')} onChoose={choose}>
          <IconChevronLeft aria-hidden />
        </DateStep>
        {roomy ? (
          <span className={classes.shown}>
            <span className={classes.words}>{shown}</span>
          </span>
        ) : (
          <Button
            variant="default"
            className={classes.shown}
            leftSection={<IconCalendar size={20} aria-hidden />}
            aria-expanded={open}
            aria-controls={calendar}
            aria-label={date ? `${t('chooseDate')}: ${shown}` : shown}
            onClick={() => setOpened(!opened)}
          >
            <span className={classes.words}>{shown}</span>
          </Button>
        )}
        <DateStep to={after} label={t('nextFreeDate')} onChoose={choose}>
          <IconChevronRight aria-hidden />
        </DateStep>
      </div>
      <div id={calendar}>
        {open && (
          <Suspense fallback={<Skeleton height={340} />}>
            <MonthCalendar date={date} window={window} freeDates={freeDates} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** `сегодня, 21 ноября`, `понедельник, 23 ноября` */
function inWords(format: Format, date: string): string {
  const relative = format.relativeDate(date, civilDateOf(pageTime()))
  const full = format.dayDate(date)
  return full.replace(/^[^,]+/, relative === full ? '$&' : relative)
}
