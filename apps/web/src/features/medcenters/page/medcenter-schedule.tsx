import { Text, Title } from '@mantine/core'
import { HOLIDAY } from '@vizit/domain/schedule/opening-hours.ts'
import type { Weekday } from '@vizit/i18n/format/civil-date.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import classes from './medcenter.module.css'
import type { Medcenter } from './medcenter-type.ts'
import { type WeekRow, weekRows } from './week-rows.ts'

/** The hours of the week and of holidays, and the days of the next two weeks that differ. */
export function MedcenterSchedule({ schedule }: { schedule: Medcenter['schedule'] }) {
  const t = useT('medcenter')
  const calendar = useT('calendar')
  const format = useFormat()
  const day = (number: number) => calendar(`weekdayShort.${String(number) as Weekday}`)

  function dayName({ from, to }: WeekRow): string {
    if (from === HOLIDAY) return t('holidays')
    return from === to ? day(from) : t('days', { from: day(from), to: day(to) })
  }
  function hoursOf(openings: WeekRow['openings'], closed: string): string {
    if (openings.length === 0) return closed
    return openings
      .map(({ opens, closes }) =>
        opens === '00:00' && closes === '24:00' ? t('allDay') : t('hours', { opens, closes }),
      )
      .join(', ')
  }
  const special = schedule.days.flatMap(({ date, openings, note }) =>
    note === null
      ? []
      : [[format.dayDate(date), t('specialDay', { hours: hoursOf(openings, t('closed')), note })] as const],
  )
  return (
    <Surface className={classes.part}>
      <Title order={2}>{t('schedule')}</Title>
      {schedule.now === null ? (
        <Text>{t('noSchedule')}</Text>
      ) : (
        <Details
          rows={weekRows(schedule.hours).map(row => [
            dayName(row),
            hoursOf(row.openings, row.from === HOLIDAY ? t('closed') : t('dayOff')),
          ])}
        />
      )}
      {special.length > 0 && (
        <>
          <Title order={3}>{t('special')}</Title>
          <Details rows={special} />
        </>
      )}
    </Surface>
  )
}
