import type { WorldDoctor } from '@vizit/test-kit/world/doctor.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

let branches = 0

export const idsOf = (slots: WorldDoctor['slots']) => slots.map(({ timetableId }) => timetableId)

/** Services with their timeslots, and what tests of their booking read. */
export function servicesToBook(world: World) {
  /** A doctor with timeslots of half an hour, and a service that takes an hour of them. */
  async function given(service: Parameters<typeof world.service>[1] = {}, doctor = {}) {
    const made = await world.doctor(doctor)
    const serviceId = await world.service(made.assignmentId, { minutes: 60, ...service })
    return { ...made, serviceId, patient: await world.patient() }
  }

  const takenBy = async (visit: string | null) => {
    const rows = await world.db
      .selectFrom('timeslot')
      .select('id')
      .where('visit_id', '=', visit)
      .orderBy('starts_at')
      .execute()
    return rows.map(({ id }) => id)
  }

  const heldSlots = async ({ assignmentId }: Pick<WorldDoctor, 'assignmentId'>) => {
    const rows = await world.db
      .selectFrom('timeslot')
      .select('id')
      .where('assignment_id', '=', assignmentId)
      .where('held_until', '>', world.clock.now())
      .orderBy('starts_at')
      .execute()
    return rows.map(({ id }) => id)
  }

  async function anotherBranch(): Promise<string> {
    const { id } = await world.db
      .insertInto('branch')
      .values({
        provider_id: world.clinic.providerId,
        code: `branch-${++branches}`,
        name_ru: 'Второй',
        address_ru: 'Минск',
        location_code: 17,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return { given, takenBy, heldSlots, anotherBranch }
}
