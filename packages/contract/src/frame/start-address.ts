import type { HostSettings } from './host-settings.ts'

/** The settings that go into the start address of the frame: what to book, never who. */
export function chosenOf({ doctorId, branchId, assignmentIds }: HostSettings) {
  const [assignment, ...others] = assignmentIds ?? []
  return {
    ...(branchId && { branch: branchId }),
    ...(doctorId && { doctor: doctorId }),
    ...(assignment && others.length === 0 && { assignment }),
  }
}

/** The address of the screen where the frame starts, the same as a normal link to it. */
export function startAddress(settings: HostSettings): string {
  const chosen = chosenOf(settings)
  const path = Object.keys(chosen).length > 0 ? '/timeslot' : '/online-booking'
  const { providerCode } = settings
  const search = new URLSearchParams({ ...(providerCode && { provider: providerCode }), ...chosen })
  return `${path}?${search}`
}
