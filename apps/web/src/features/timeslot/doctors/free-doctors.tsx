import { Button, Title } from '@mantine/core'
import type { DoctorChoice } from '@vizit/domain/filters/doctor-choice.ts'
import { matchesSearch } from '@vizit/domain/search/matches-search.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Branch } from '../timeslot-types.ts'
import type { ShownTime } from '../use-shown-time.ts'
import { useVisitAt } from '../use-visit-at.ts'
import { DoctorEntry } from './doctor-entry.tsx'
import classes from './free-doctors.module.css'
import { orderDoctors } from './order-doctors.ts'
import { useProgressive } from './use-progressive.ts'

/** A shorter list is read faster than searched. */
const WORTH_SEARCHING = 12

interface FreeDoctorsProps {
  provider: string
  branches: readonly Branch[]
  choice: DoctorChoice
  time: ShownTime
  /** The date that was just asked for: its slots take the focus when they are there. */
  focusOn: string | null
  onChooseDate: (date: string, doctorId?: string) => void
}

/** The doctors who fit, with their free time. */
export function FreeDoctors({ provider, branches, choice, time, focusOn, onChooseDate }: FreeDoctorsProps) {
  const t = useT('timeslot')
  const { format } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const visitAt = useVisitAt()
  const { date, doctors, pending } = time
  const [query, setQuery] = useState('')
  const found = doctors.filter(({ doctor }) => matchesSearch(query, [doctor.fullName, doctor.specialityName]))
  const count = found.reduce((sum, { slots }) => sum + slots.length, 0)
  const list = useProgressive(orderDoctors(found))

  const arrived = focusOn !== null && focusOn === date && !pending
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])

  return (
    <section className={classes.doctors}>
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
          {date ? t('freeOn', { date: format.dayDate(date) }) : t('doctors')}
        </Title>
        <p role="status" className={classes.count}>
          {!pending && (date ? t('freeCount', { count }) : t('doctorsCount', { count: found.length }))}
        </p>
      </div>
      {time.refusal && <ErrorState refusal={time.refusal} retry={time.retry} />}
      {doctors.length > WORTH_SEARCHING && (
        <SearchField label={t('search')} hint={t('searchHint')} value={query} onChange={setQuery} />
      )}
      {found.length === 0 && <EmptyState title={t('noDoctors')} hint={t('noDoctorsHint')} />}
      {list.shown.map(entry => (
        <DoctorEntry
          key={entry.doctor.id}
          entry={entry}
          provider={provider}
          branches={branches}
          choice={choice}
          pending={pending && date !== null}
          visitAt={visitAt}
          onNearest={nearest => onChooseDate(nearest, entry.doctor.id)}
        />
      ))}
      <div ref={list.end} />
      {!list.all && (
        <Button variant="default" onClick={list.showMore}>
          {t('moreDoctors')}
        </Button>
      )}
    </section>
  )
}
