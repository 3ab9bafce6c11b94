import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

/** A doctor whose timeslots are all booked, with the patients and visits in the order of the timeslots. */
export async function fullDoctor(world: World, count: number, given: Parameters<World['doctor']>[0] = {}) {
  const doctor = await world.doctor({ slots: count, ...given })
  const owners = await world.patients(count)
  const booked = await Promise.all(
    owners.map((owner, at) => world.book(owner, requireValue(doctor.slots[at]))),
  )
  const visits = booked.map(({ json }, at) => ({
    patient: requireValue(owners[at]),
    orderId: json.orderId as string,
    slot: requireValue(doctor.slots[at]),
  }))
  return {
    ...doctor,
    visits,
    /** The patient of this timeslot cancels. */
    free: async (at: number) => {
      const { patient, orderId } = requireValue(visits[at])
      const { status } = await world.cancel(patient, orderId)
      if (status !== 204) throw new Error(`the visit was not cancelled: ${status}`)
    },
  }
}
