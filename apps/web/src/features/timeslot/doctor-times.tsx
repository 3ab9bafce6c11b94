import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { ROW_ID } from '@vizit/domain/validation/code-shapes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { type ComponentProps, useEffect } from 'react'
import type { DoctorTimes as DoctorTimesType } from '../../app/doctor/doctor-times.ts'
import { hasOneSpeciality } from '../../app/doctor/has-one-speciality.ts'
import { useIsForMe } from '../../app/doctor/use-nearest-time.ts'
import { withScripts } from '../../app/lists/choice-without-scripts.tsx'
import { useChangeAddress } from '../../app/lists/use-change-address.ts'
import { pageTime } from '../../app/release/page-time.ts'
import { DATE, searchCheck } from '../../app/router/search-params.ts'
import { JoinWaitlistLink } from '../../app/timeslot/join-waitlist-link.tsx'
import { SlotLink } from '../../app/timeslot/slot-link.tsx'
import { useOverlapWarning } from '../../app/timeslot/use-overlap-warning.ts'
import { DateChoice } from './dates/date-choice.tsx'
import { DatesWithoutScripts } from './dates/dates-without-scripts.tsx'
import { slotsByAssignment } from './doctors/slots-by-assignment.ts'
import { freeTimesText } from './free-times-text.ts'
import { SHOWN_AT_FIRST, SlotList } from './slots/slot-list.tsx'
import { slotsOn } from './slots/slots-of-doctor.ts'
import type { FreeSlot } from './timeslot-types.ts'
import { useBookingWindow } from './use-booking-window.ts'
import { useWaitlistSearch } from './use-waitlist-search.ts'

/** What was chosen stands in the address, so that Back and a reload keep it. */
const doctorTimesSearch = searchCheck<{ readonly speciality?: string; readonly date?: string }>({
  speciality: ROW_ID,
  date: DATE,
})

/**
 * The free times on a doctor's page: the speciality if there are several, the date, and the times of that date at all
 * branches, each a link to its booking form (product §2, "appointment date pick").
 */
export function DoctorTimes({ doctor, branches, onShown }: ComponentProps<DoctorTimesType>) {
  const t = useT('timeslot')
  const isForMe = useIsForMe(doctor.worksAt)
  const bookable = doctor.worksAt.filter(place => place.onlineBooking && isForMe(doctor.id, place))
  const specialities = new Map(bookable.map(place => [place.specialityId, place.specialityName]))
  const { speciality: named, date } = doctorTimesSearch(useSearch({ strict: false }))
  const change = useChangeAddress(doctorTimesSearch)
  const speciality = named !== undefined && specialities.has(named) ? named : null
  if (bookable.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby="doctor-times">
      <Title order={2} id="doctor-times">
        {t('chooseTime')}
      </Title>
      {specialities.size > 1 && (
        <SelectField
          label={t('speciality')}
          value={speciality ?? ''}
          onChoose={chosen => change({ speciality: chosen || undefined, date: undefined })}
          options={[
            { value: '', label: t('anySpeciality') },
            ...[...specialities].map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
      <Times
        key={speciality}
        doctor={doctor}
        branches={branches}
        asked={date}
        onShown={onShown}
        onChoose={chosen => change({ date: chosen })}
        places={bookable.filter(place => speciality === null || place.specialityId === speciality)}
      />
    </Stack>
  )
}

interface TimesProps extends ComponentProps<DoctorTimesType> {
  places: ComponentProps<DoctorTimesType>['doctor']['worksAt']
  /** The chosen date. */
  asked: string | undefined
  onChoose: (date: string) => void
}

function Times({ doctor, branches, places, asked, onShown, onChoose }: TimesProps) {
  const t = useT('timeslot')
  const visitAt = useOverlapWarning()
  const window = useBookingWindow()
  const wait = useWaitlistSearch(doctor)
  const { data, refusal, refetch } = useCallQuery(
    'listDoctorTimeslots',
    {
      params: { provider: doctor.providerCode, id: doctor.id },
      query: { dateStart: window.from, dateEnd: window.to },
    },
    { staleTime: 15_000 },
  )
  const now = pageTime()
  const ids = new Set(places.map(({ assignmentId }) => assignmentId))
  const free = data?.filter(slot => ids.has(slot.assignmentId) && Date.parse(slot.startTime) > now) ?? []
  const freeDates = [...new Set(free.map(slot => civilDateOf(slot.startTime)))]
  // The times of a chosen date may have been taken meanwhile: then the nearest date with free times.
  const date = freeDates.find(one => one === asked) ?? freeDates[0]
  useEffect(() => onShown(date), [date, onShown])

  if (refusal && !data) return <ErrorState refusal={refusal} retry={refetch} />
  if (!data) return <Skeleton height={160} />
  if (date === undefined) {
    return (
      <>
        <Text>{t('noFreeTime')}</Text>
        <div>
          <JoinWaitlistLink search={wait} of={doctor.fullName} />
        </div>
      </>
    )
  }
  const shown = slotsOn(date, free)
  const isOneSpeciality = hasOneSpeciality(places)
  const linkTo = (slot: FreeSlot) => (
    <SlotLink
      slot={slot}
      doctor={doctor.fullName}
      address={{ to: '/timeslot/$timeslotId', search: { clinic: doctor.providerCode } }}
      overlaps={visitAt(slot)}
    />
  )

  return (
    <>
      <div className={withScripts}>
        <DateChoice folded date={date} window={window} freeDates={freeDates} onChoose={onChoose} />
      </div>
      <DatesWithoutScripts date={date} freeDates={freeDates} />
      <Text role="status" c="dimmed">
        {freeTimesText(t, shown.length)}
      </Text>
      {slotsByAssignment(places, shown, branches).map(({ branch, place, slots }) => (
        <Stack key={`${date}-${place.assignmentId}`} gap="xs">
          <Text fw={600}>
            {isOneSpeciality ? branch.branch : `${branch.branch} · ${place.specialityName}`}
          </Text>
          <div className={slots.length > SHOWN_AT_FIRST ? withScripts : undefined}>
            <SlotList slots={slots} renderSlot={linkTo} />
          </div>
          {slots.length > SHOWN_AT_FIRST && (
            <noscript>
              <SlotList slots={slots} renderSlot={linkTo} open />
            </noscript>
          )}
        </Stack>
      ))}
      {shown.some(visitAt) && <Text size="sm">{t('overlapLegend')}</Text>}
      <div>
        <JoinWaitlistLink search={wait} of={doctor.fullName} nearest={free[0]?.startTime ?? null} />
      </div>
    </>
  )
}
