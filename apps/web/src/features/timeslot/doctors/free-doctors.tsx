import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
import type { CoverAsked } from '../../../app/cover/cover.ts'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import { useSearchResults } from '../../../app/doctor/use-search-results.ts'
import type { SlotAddress } from '../../../app/timeslot/slot-address.ts'
import { useOverlapWarning } from '../../../app/timeslot/use-overlap-warning.ts'
import { freeTimesText } from '../free-times-text.ts'
import type { Assignment, Branch, Doctor } from '../timeslot-types.ts'
import type { DisplayedTimes } from '../use-displayed-times.ts'
import { DoctorEntry } from './doctor-entry.tsx'
import classes from './free-doctors.module.css'
import { FreeHeading } from './free-heading.tsx'
import { orderDoctors } from './order-doctors.ts'
import { useProgressiveList } from './use-progressive-list.ts'

/** What a programme covers is asked for so many doctors at once. */
const PAGE = 20
/** A shorter list needs no search field. */
const WORTH_SEARCHING = 12

interface FreeDoctorsProps {
  provider: string
  branches: readonly Branch[]
  branchId: string | null
  /** The service that is booked, as a programme is asked about it; its card has the choice of the programme. */
  service?: Pick<CoverAsked, 'offered' | 'ofAllServices' | 'offeredOption' | 'childAge' | 'hasNoChoice'>
  time: DisplayedTimes
  /** The date that was just chosen: its timeslots get the focus when they are loaded. */
  focusOn: string | null
  addressOf: (doctor: Doctor, place: Assignment) => SlotAddress
  onChooseDate: (date: string, doctorId?: string) => void
}

/** The doctors who match the filters, with their free times. */
export function FreeDoctors(props: FreeDoctorsProps) {
  const { provider, branches, branchId, service, time, focusOn, addressOf, onChooseDate } = props
  const t = useT('timeslot')
  const visitAt = useOverlapWarning()
  const { date, doctors, pending } = time
  const [query, setQuery] = useState('')
  const found = useSearchResults(query, doctors, {
    texts: ({ doctor, places }) => [doctor.fullName, ...places.map(place => place.specialityName)],
    specialities: ({ places }) => places.map(place => place.specialityId),
  })
  const count = found.reduce((sum, { slots }) => sum + slots.length, 0)
  const list = useProgressiveList(orderDoctors(found))

  return (
    <section className={classes.doctors}>
      <FreeHeading
        date={date}
        pending={pending}
        focusOn={focusOn}
        // The nearest date of one doctor.
        isDateComing={pending && date === null && doctors.length === 1}
        count={date ? freeTimesText(t, count) : t('doctorsCount', { count: found.length })}
      />
      {time.refusal && <ErrorState refusal={time.refusal} retry={time.retry} />}
      {doctors.length > WORTH_SEARCHING && (
        <SearchField label={t('search')} hint={t('searchHint')} value={query} onChange={setQuery} />
      )}
      {found.length === 0 && <EmptyState title={t('noDoctors')} hint={t('noDoctorsHint')} />}
      <CoverOf entries={list.shown} medcenter={branchId} page={PAGE} {...service}>
        {list.shown.map(entry => (
          <DoctorEntry
            key={entry.doctor.id}
            entry={entry}
            provider={provider}
            branches={branches}
            branchId={branchId}
            pending={pending && (date !== null || !time.nearestKnown)}
            visitAt={visitAt}
            addressOf={addressOf}
            onNearest={nearest => onChooseDate(nearest, entry.doctor.id)}
          />
        ))}
      </CoverOf>
      {!list.all && (
        <Button variant="default" {...list.more}>
          {t('moreDoctors')}
        </Button>
      )}
    </section>
  )
}
