import { Skeleton, Text, Title } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
import { useOverlapWarning } from '../../app/timeslot/use-overlap-warning.ts'
import { DateChoice } from './dates/date-choice.tsx'
import classes from './doctor-time-picker.module.css'
import { freeTimesText } from './free-times-text.ts'
import { SlotButton } from './slots/slot-button.tsx'
import { SlotList } from './slots/slot-list.tsx'
import { slotsOn } from './slots/slots-of-doctor.ts'
import type { FreeSlot } from './timeslot-types.ts'
import { useBookingWindow } from './use-booking-window.ts'
import { useMoveTargets } from './use-move-targets.ts'

export interface DoctorTimePickerProps {
  provider: string
  doctorId: string
  /** The times of this assignment only. */
  assignmentId: string
  doctor: string
  /** Only times that are long enough for this service. */
  serviceId: string | null
  /** The order id of the visit to move. */
  moved: string
  /** Its current start, an instant. */
  startDate: string
  /** The patient's age in whole years; null if it is not known. */
  age: number | null
  chosen: FreeSlot | null
  /** `where`: the doctor and the place, if they differ from the visit's. */
  onChoose: (slot: (FreeSlot & { readonly where?: string }) | null) => void
}

/**
 * The free times of the doctor, of another branch, or of other doctors of the speciality; the user selects one in the
 * list.
 */
export function DoctorTimePicker(props: DoctorTimePickerProps) {
  const t = useT('timeslot')
  const places = useMoveTargets(props)
  const [at, setAt] = useState(props.chosen?.assignmentId ?? props.assignmentId)
  const place = places.find(({ assignmentId }) => assignmentId === at)
  const isElsewhere = place !== undefined && at !== props.assignmentId
  const where = isElsewhere ? [place.doctor, place.branch].filter(Boolean).join(', ') : undefined
  return (
    <>
      {places.length > 1 && (
        <div>
          <SelectField
            label={t('moveTo')}
            value={at}
            onChoose={next => {
              setAt(next)
              props.onChoose(null)
            }}
            options={places.map(({ assignmentId, doctor, branch }) => ({
              value: assignmentId,
              label: [doctor, branch].filter(Boolean).join(', '),
            }))}
          />
          {/* The name of the doctor may leave it no room on a phone. */}
          {place?.branch && (
            <Text c="dimmed" mt="xs">
              {place.branch}
            </Text>
          )}
        </div>
      )}
      <PlaceTimes
        key={at}
        {...props}
        {...(isElsewhere && place)}
        onChoose={slot => props.onChoose(slot && where ? { ...slot, where } : slot)}
      />
    </>
  )
}

/** The free times of one doctor at one branch. */
function PlaceTimes(props: DoctorTimePickerProps) {
  const { provider, doctorId, assignmentId, doctor, serviceId, moved, chosen, onChoose } = props
  const t = useT('timeslot')
  const { format } = useTexts()
  // A time that was chosen before a sign-in is shown again.
  const [asked, setAsked] = useState(() => (chosen ? civilDateOf(chosen.startTime) : null))
  const visitAt = useOverlapWarning(moved)
  const window = useBookingWindow()
  const { data, refusal, refetch } = useCallQuery('listDoctorTimeslots', {
    params: { provider, id: doctorId },
    query: { dateStart: window.from, dateEnd: window.to, ...(serviceId && { serviceId }) },
  })
  if (refusal) return <ErrorState refusal={refusal} retry={refetch} />
  if (!data) return <Skeleton height={160} />

  const now = Date.now()
  const here = data.filter(slot => slot.assignmentId === assignmentId && Date.parse(slot.startTime) > now)
  if (here.length === 0) return <EmptyState title={t('noFreeTime')} />
  const freeDates = [...new Set(here.map(slot => civilDateOf(slot.startTime)))]
  const own = civilDateOf(props.startDate)
  // The visit's own day, or the next day with free times; otherwise the last one before it.
  const date = asked ?? freeDates.find(day => day >= own) ?? freeDates.at(-1) ?? window.from
  const shown = slotsOn(date, here)

  return (
    <div className={classes.picker}>
      <DateChoice
        date={date}
        window={window}
        freeDates={freeDates}
        onChoose={next => {
          setAsked(next)
          onChoose(null)
        }}
      />
      <div>
        <Title order={2}>{t('freeOn', { date: format.dayDate(date) })}</Title>
        <Text role="status" c="dimmed" mb="sm">
          {freeTimesText(t, shown.length)}
        </Text>
        <SlotList
          key={date}
          slots={shown}
          open
          renderSlot={slot => (
            <SlotButton
              slot={slot}
              doctor={doctor}
              overlaps={visitAt(slot)}
              chosen={slot.timeslotId === chosen?.timeslotId}
              onChoose={() => onChoose(slot)}
            />
          )}
        />
        {shown.some(slot => visitAt(slot)) && (
          <Text size="sm" mt="xs">
            {t('overlapLegend')}
          </Text>
        )}
      </div>
    </div>
  )
}
