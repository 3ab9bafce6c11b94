import { Skeleton, Stack, Text } from '@mantine/core'
import type { DoctorChoice } from '@vizit/domain/filters/doctor-choice.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { SlotLink } from '../slots/slot-link.tsx'
import { SlotList } from '../slots/slot-list.tsx'
import type { Branch } from '../timeslot-types.ts'
import { useClinic } from '../use-clinic.ts'
import type { DoctorTime } from '../use-shown-time.ts'
import { DoctorCard } from './doctor-card.tsx'
import { slotsByBranch } from './slots-by-branch.ts'

interface DoctorEntryProps {
  entry: DoctorTime
  provider: string
  branches: readonly Branch[]
  choice: DoctorChoice
  pending: boolean
  visitAt: (slot: { startTime: string; endTime: string }) => string | undefined
  onNearest: (date: string) => void
}

/** A doctor in the list, with free timeslots branch by branch. */
export function DoctorEntry(props: DoctorEntryProps) {
  const { entry, provider, branches, choice, pending, visitAt, onNearest } = props
  const t = useT('timeslot')
  const isDemo = useClinic(provider)?.isDemo ?? false
  const { doctor, slots, nearest } = entry
  const works = branches.filter(({ branchId }) =>
    choice.branchId ? branchId === choice.branchId : doctor.branches.includes(branchId),
  )
  const groups = slotsByBranch(doctor, slots, works)
  const overlapping = slots.some(slot => visitAt(slot))

  const search = (branchId: string) => ({
    clinic: provider,
    branch: branchId,
    speciality: choice.specialityId ?? doctor.specialityId,
    doctor: doctor.id,
  })

  const shown = groups.map(({ branch, slots: here }) => (
    <Stack key={branch.branchId} gap="xs">
      {!choice.branchId && <Text fw={600}>{branch.branch}</Text>}
      <SlotList
        slots={here}
        renderSlot={slot => (
          <SlotLink
            slot={slot}
            doctor={doctor.fullName}
            search={search(branch.branchId)}
            overlaps={visitAt(slot)}
          />
        )}
      />
    </Stack>
  ))

  return (
    <DoctorCard
      doctor={{ ...doctor, nearestTimeslot: nearest }}
      badge={isDemo && <DemoBadge />}
      phones={works.map(branch => branch.phones).join(';')}
      onNearest={onNearest}
      slots={
        slots.length > 0 ? (
          <>
            {shown}
            {overlapping && <Text size="sm">{t('overlapLegend')}</Text>}
          </>
        ) : (
          pending && <Skeleton height={48} />
        )
      }
    />
  )
}
