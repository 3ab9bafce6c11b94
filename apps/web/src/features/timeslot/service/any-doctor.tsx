import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { TellMeLink } from '../../../app/tell-me-link.tsx'
import classes from '../doctors/free-doctors.module.css'
import { FreeHeading } from '../doctors/free-heading.tsx'
import type { SlotAddress } from '../slots/slot-address.ts'
import { SlotLink } from '../slots/slot-link.tsx'
import { SlotList } from '../slots/slot-list.tsx'
import type { Branch, Doctor } from '../timeslot-types.ts'
import type { ShownTime } from '../use-shown-time.ts'
import { useVisitAt } from '../use-visit-at.ts'
import { timesOfAnybody } from './times-of-anybody.ts'

interface AnyDoctorProps {
  branches: readonly Branch[]
  time: ShownTime
  focusOn: string | null
  addressOf: (doctor: Doctor, branchId: string) => SlotAddress
}

/** The free times of a service, whoever gives it then. */
export function AnyDoctor({ branches, time, focusOn, addressOf }: AnyDoctorProps) {
  const t = useT('timeslot')
  const visitAt = useVisitAt()
  const { date, pending } = time
  const groups = timesOfAnybody(time.doctors, branches)
  const slots = groups.flatMap(group => group.times)
  return (
    <section className={classes.doctors}>
      <FreeHeading
        date={date}
        pending={pending}
        focusOn={focusOn}
        count={t('freeCount', { count: slots.length })}
      />
      {!pending && groups.length === 0 && <EmptyState title={t('noFreeTime')} action={<TellMeLink />} />}
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
                    address={addressOf(doctor, branch.branchId)}
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
