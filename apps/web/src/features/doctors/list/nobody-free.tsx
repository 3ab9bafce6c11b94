import { Button, Group, Text } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { type PreferredDays, preferredDaysEnd } from '@vizit/domain/filters/preferred-time.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { pageTime } from '../../../app/release/page-time.ts'
import type { FilterChange } from '../doctors-query.ts'
import { MOST_TO_WAIT_FOR, WaitForThem } from './wait-for-them.tsx'

export interface FreeTimes {
  /** The earliest free time after the preferred days, at the preferred hours. */
  next: string | null
  /** The doctors of the other filters, and the earliest free time of them on any date at any hour. */
  atAnyTime: Answer<'findDoctors'>['atAnyTime']
}

interface NobodyFreeProps extends FreeTimes {
  search: DoctorsSearch
  onChange: (change: FilterChange) => void
}

/** There are such doctors, but nobody is free on the chosen days and hours: when somebody is, with a button for each choice. */
export function NobodyFree({ search, next, atAnyTime, onChange }: NobodyFreeProps) {
  const t = useT('doctors')
  const format = useFormat()
  const today = civilDateOf(pageTime())
  const earliest = atAnyTime?.nextTimeslot
  const hasHours = Boolean(search.time || search.part)
  const atOtherHours = hasHours && earliest && earliest !== next ? earliest : null
  const hints = [
    next && t('nextOn', { date: format.relativeTime(next, today) }),
    atOtherHours && t('atOtherHours', { date: format.relativeTime(atOtherHours, today) }),
  ].filter(Boolean)
  const soonest = [next, earliest].filter(time => time !== null && time !== undefined).toSorted()[0] ?? null
  const isFew = atAnyTime !== undefined && atAnyTime.total <= MOST_TO_WAIT_FOR
  // Nothing is earlier than that.
  const isToday = soonest !== null && civilDateOf(soonest) <= today
  const hint = (
    <Text c="dimmed" size="sm" mt="sm">
      {t(hints.length > 0 ? 'waitHint' : 'waitHintNone')}
    </Text>
  )
  return (
    <EmptyState
      icon={<IconCalendarOff size={32} />}
      title={t(hasHours ? 'nobodyFreeThen' : 'nobodyFree')}
      hint={hints.join(' ') || t('noFreeTime')}
      action={
        <>
          <Group justify="center" gap="xs">
            {next && <Button onClick={() => onChange({ days: undefined })}>{t('anyDate')}</Button>}
            {(atOtherHours || !next) && (
              <Button
                variant={next ? 'default' : 'filled'}
                onClick={() => onChange(withoutHours(search, atOtherHours))}
              >
                {t(atOtherHours ? 'allHours' : 'showEverybody')}
              </Button>
            )}
          </Group>
          {isFew && !isToday ? (
            <WaitForThem search={search} nearest={soonest}>
              {hint}
            </WaitForThem>
          ) : (
            hint
          )}
        </>
      }
    />
  )
}

/** Takes off the hours; also the days unless this time is on one of them. */
function withoutHours({ days = '0' }: DoctorsSearch, time: string | null): FilterChange {
  const end = preferredDaysEnd(new Date(pageTime()), days as PreferredDays)
  const isWithinDays = time !== null && end !== null && new Date(time) < end
  return { time: undefined, part: undefined, ...(isWithinDays ? {} : { days: undefined }) }
}
