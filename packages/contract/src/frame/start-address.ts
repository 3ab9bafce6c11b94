import type { HostSettings } from './host-settings.ts'

/** What of the settings stands in the address where a frame begins: what to book, never who. */
export function chosenOf({ doctorId, branchId, assignmentIds }: HostSettings) {
  const [assignment, ...others] = assignmentIds ?? []
  return {
    ...(branchId && { branch: branchId }),
    ...(doctorId && { doctor: doctorId }),
    ...(assignment && others.length === 0 && { assignment }),
  }
}

/** The screen where a frame begins, as any link to it would be written. */
export function startAddress(settings: HostSettings): string {
  const chosen = chosenOf(settings)
  const path = Object.keys(chosen).length > 0 ? '/timeslot' : '/online-booking'
  const { providerCode } = settings
  const search = new URLSearchParams({ ...(providerCode && { provider: providerCode }), ...chosen })
  return `${path}?${search}`
}
