import { slotsByAssignment } from '../doctors/slots-by-assignment.ts'
import type { Branch, Doctor, FreeSlot } from '../timeslot-types.ts'
import type { DoctorTime } from '../use-displayed-times.ts'

interface TimeOfSomebody {
  readonly slot: FreeSlot
  readonly doctor: Doctor
}

/**
 * Each free time once per branch, by start; of the doctors who are free then, the one with the most free time left that
 * day.
 */
export function timesWithAnyDoctor(
  entries: readonly DoctorTime[],
  branches: readonly Branch[],
): { branch: Branch; times: TimeOfSomebody[] }[] {
  const freest = entries.toSorted((a, b) => b.slots.length - a.slots.length)
  return branches
    .map(branch => {
      const byStart = new Map<string, TimeOfSomebody>()
      for (const { doctor, slots } of freest) {
        for (const slot of slotsByAssignment(doctor.worksAt, slots, [branch]).flatMap(group => group.slots)) {
          if (!byStart.has(slot.startTime)) byStart.set(slot.startTime, { slot, doctor })
        }
      }
      const times = [...byStart.values()].sort((a, b) => (a.slot.startTime < b.slot.startTime ? -1 : 1))
      return { branch, times }
    })
    .filter(({ times }) => times.length > 0)
}
