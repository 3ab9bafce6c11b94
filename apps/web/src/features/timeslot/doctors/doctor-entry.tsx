import { Skeleton, Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { WhoCanBook } from '../../../app/capabilities/who-can-book.tsx'
import type { SlotAddress } from '../slots/slot-address.ts'
import { SlotLink } from '../slots/slot-link.tsx'
import { SlotList } from '../slots/slot-list.tsx'
import type { Branch, Doctor } from '../timeslot-types.ts'
import { useClinic } from '../use-clinic.ts'
import type { DoctorTime } from '../use-shown-time.ts'
import { DoctorCard } from './doctor-card.tsx'
import { slotsByBranch } from './slots-by-branch.ts'

interface DoctorEntryProps {
  entry: DoctorTime
  provider: string
  branches: readonly Branch[]
  branchId: string | null
  pending: boolean
  visitAt: (slot: { startTime: string; endTime: string }) => string | undefined
  addressOf: (doctor: Doctor, branchId: string) => SlotAddress
  onNearest: (date: string) => void
}

/** A doctor in the list, with free timeslots branch by branch. */
export function DoctorEntry(props: DoctorEntryProps) {
  const { entry, provider, branches, branchId: chosen, pending, visitAt, addressOf, onNearest } = props
  const t = useT('timeslot')
  const isDemo = useClinic(provider)?.isDemo ?? false
  const { doctor, slots, nearest } = entry
  const works = branches.filter(({ branchId }) =>
    chosen ? branchId === chosen : doctor.branches.includes(branchId),
  )
  const groups = slotsByBranch(doctor, slots, works)
  const overlapping = slots.some(slot => visitAt(slot))
  const asked = useSearch({ strict: false })
  const place = doctor.worksAt.find(({ branchId }) => works.some(branch => branch.branchId === branchId))

  const shown = groups.map(({ branch, slots: here }) => (
    <Stack key={branch.branchId} gap="xs">
      {!chosen && <Text fw={600}>{branch.branch}</Text>}
      <SlotList
        slots={here}
        renderSlot={slot => (
          <SlotLink
            slot={slot}
            doctor={doctor.fullName}
            address={addressOf(doctor, branch.branchId)}
            overlaps={visitAt(slot)}
          />
        )}
      />
    </Stack>
  ))

  return (
    <DoctorCard
      doctor={{ ...doctor, nearestTimeslot: nearest }}
      branchId={works[0]?.branchId}
      badge={isDemo && <DemoBadge />}
      phones={works.map(branch => branch.phones).join(';')}
      onNearest={onNearest}
      who={
        place && (
          <WhoCanBook
            assignmentId={place.assignmentId}
            serviceId={asked.service}
            doctor={doctor.fullName}
            phones={works.find(({ branchId }) => branchId === place.branchId)?.phones ?? ''}
            open={asked.doctor === doctor.id}
          />
        )
      }
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
