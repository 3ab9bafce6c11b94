import { Text } from '@mantine/core'
import { opensBySignIn } from '@vizit/domain/booking/booking-policy.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { SlotAddress } from '../../../app/timeslot/slot-address.ts'
import { SlotLink } from '../../../app/timeslot/slot-link.tsx'
import { useOverlapWarning } from '../../../app/timeslot/use-overlap-warning.ts'
import classes from '../doctors/free-doctors.module.css'
import { FreeHeading } from '../doctors/free-heading.tsx'
import { freeTimesText } from '../free-times-text.ts'
import { SlotList } from '../slots/slot-list.tsx'
import type { Branch } from '../timeslot-types.ts'
import type { DisplayedTimes } from '../use-displayed-times.ts'
import { AnyDoctorFamilyPanel } from './any-doctor-family-panel.tsx'
import { assignmentsOfService } from './assignments-of-service.ts'
import { NoFreeDoctor } from './no-free-doctor.tsx'
import { timesWithAnyDoctor } from './times-with-any-doctor.ts'

interface AnyDoctorProps {
  serviceId: string
  branchId: string | null
  branches: readonly Branch[]
  time: DisplayedTimes
  focusOn: string | null
  addressOf: () => SlotAddress
  onChooseDate: (date: string) => void
}

/** The free times of a service with any doctor. */
export function AnyDoctor({
  serviceId,
  branchId,
  branches,
  time,
  focusOn,
  addressOf,
  onChooseDate,
}: AnyDoctorProps) {
  const t = useT('timeslot')
  const visitAt = useOverlapWarning()
  const { date, pending } = time
  const here = branches.filter(branch => branchId === null || branch.branchId === branchId)
  const places = assignmentsOfService(time.doctors, here)
  const canWait = places.some(
    ({ onlineBooking, bookingPolicy }) => onlineBooking && opensBySignIn(bookingPolicy),
  )
  const groups = timesWithAnyDoctor(time.doctors, branches)
  const slots = groups.flatMap(group => group.times)
  return (
    <section className={classes.doctors}>
      <FreeHeading
        date={date}
        pending={pending}
        focusOn={focusOn}
        count={date && freeTimesText(t, slots.length)}
      />
      <AnyDoctorFamilyPanel serviceId={serviceId} places={places} branches={here} time={time} />
      {!pending && groups.length === 0 && (
        <NoFreeDoctor time={time} canWait={canWait} onChooseDate={onChooseDate} />
      )}
      {groups.map(({ branch, times }) => (
        <Surface key={branch.branchId} role="group" aria-label={branch.branch}>
          <Text fw={600} mb="xs">
            {branch.branch}
          </Text>
          <SlotList
            key={date}
            slots={times.map(({ slot }) => slot)}
            renderSlot={slot => {
              const doctor = times.find(known => known.slot === slot)?.doctor
              return (
                doctor && (
                  <SlotLink
                    slot={slot}
                    doctor={doctor.fullName}
                    address={addressOf()}
                    overlaps={visitAt(slot)}
                  />
                )
              )
            }}
          />
        </Surface>
      ))}
      {slots.some(({ slot }) => visitAt(slot)) && <Text size="sm">{t('overlapLegend')}</Text>}
    </section>
  )
}
