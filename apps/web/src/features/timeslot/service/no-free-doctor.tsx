import { Button } from '@mantine/core'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { JoinWaitlistLink } from '../../../app/timeslot/join-waitlist-link.tsx'
import type { DisplayedTimes } from '../use-displayed-times.ts'
import { useWaitlistSearch } from '../use-waitlist-search.ts'

interface NoFreeDoctorProps {
  time: DisplayedTimes
  /** True if somebody can be booked there online, or could be after signing in; otherwise there is no waiting list. */
  canWait: boolean
  onChooseDate: (date: string) => void
}

/** Nobody gives the service on that day: shows the nearest day with a free time, or the waiting list. */
export function NoFreeDoctor({ time, canWait, onChooseDate }: NoFreeDoctorProps) {
  const { area, format } = useTexts()
  const t = area('timeslot')
  const soonest = time.doctors.flatMap(({ nearest }) => nearest ?? []).toSorted()[0]
  const search = useWaitlistSearch()
  const wait = canWait && search.clinic && search.service && (
    <JoinWaitlistLink search={search} nearest={soonest ?? null} />
  )
  if (!soonest) return <EmptyState title={t('noFreeTime')} action={wait} />
  const day = format.dateOf(soonest)
  const date = format.relativeTime(soonest, civilDateOf(Date.now()))
  return (
    <>
      <Button variant="light" onClick={() => onChooseDate(day)}>
        {t('nearest', { date })}
      </Button>
      {wait}
    </>
  )
}
