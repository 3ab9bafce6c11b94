import { Skeleton, Stack, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { hasOneSpeciality } from '../../../app/doctor/has-one-speciality.ts'
import type { SlotAddress } from '../../../app/timeslot/slot-address.ts'
import { SlotLink } from '../../../app/timeslot/slot-link.tsx'
import { SlotList } from '../slots/slot-list.tsx'
import type { Assignment, Branch, Doctor } from '../timeslot-types.ts'
import { useClinic } from '../use-clinic.ts'
import type { DoctorTime } from '../use-displayed-times.ts'
import { bookingTermsOfAssignments } from './booking-terms-of-assignments.ts'
import { DoctorCard } from './doctor-card.tsx'
import { DoctorFamilyPanel } from './doctor-family-panel.tsx'
import { NearestTime } from './nearest-time.tsx'
import { slotsByAssignment } from './slots-by-assignment.ts'

interface DoctorEntryProps {
  entry: DoctorTime
  provider: string
  branches: readonly Branch[]
  branchId: string | null
  pending: boolean
  visitAt: (slot: { startTime: string; endTime: string }) => string | undefined
  addressOf: (doctor: Doctor, place: Assignment) => SlotAddress
  onNearest: (date: string) => void
}

/** A doctor in the list, with free timeslots by branch and speciality. */
export function DoctorEntry(props: DoctorEntryProps) {
  const { entry, provider, branches, branchId: chosen, pending, visitAt, addressOf, onNearest } = props
  const t = useT('timeslot')
  const isDemo = useClinic(provider)?.isDemo ?? false
  const { doctor, places, slots, nearest } = entry
  const works = branches.filter(({ branchId }) => places.some(place => place.branchId === branchId))
  const overlapping = slots.some(slot => visitAt(slot))
  const isOneSpeciality = hasOneSpeciality(places)

  const shown = slotsByAssignment(places, slots, works).map(({ branch, place, slots: here }) => {
    const title = [!chosen && branch.branch, !isOneSpeciality && place.specialityName]
      .filter(Boolean)
      .join(' · ')
    return (
      <Stack key={place.assignmentId} gap="xs">
        {title && <Text fw={600}>{title}</Text>}
        <SlotList
          slots={here}
          renderSlot={slot => (
            <SlotLink
              slot={slot}
              doctor={doctor.fullName}
              address={addressOf(doctor, place)}
              overlaps={visitAt(slot)}
            />
          )}
        />
      </Stack>
    )
  })

  return (
    <DoctorCard
      doctor={doctor}
      places={places}
      branchId={works[0]?.branchId}
      badge={isDemo && <DemoBadge />}
      who={<DoctorFamilyPanel doctor={doctor} terms={bookingTermsOfAssignments(places, slots, works)} />}
    >
      {slots.length > 0 && shown}
      {overlapping && <Text size="sm">{t('overlapLegend')}</Text>}
      {slots.length === 0 &&
        (pending ? (
          <Skeleton height={48} />
        ) : (
          <NearestTime
            doctor={doctor}
            nearest={nearest}
            isBookable={entry.isForMe && places.some(({ onlineBooking }) => onlineBooking)}
            phones={works.map(({ phones }) => phones).join(';')}
            onChoose={onNearest}
          />
        ))}
    </DoctorCard>
  )
}
