import type { World } from '@vizit/test-kit/world/world.ts'
import type { ConnectedClinic } from './connected-clinic.ts'

export interface FreeTime {
  readonly timetableId: string
  readonly assignmentId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

const MOST_TRIES = 5

/** Times that the clinic offers, from the day after the world's start; each is handed out once. */
export async function freeTimes(world: World, at: ConnectedClinic, count: number) {
  at.system.addSlots({ from: '2026-03-03T06:00:00Z', count })
  let left: FreeTime[] = []
  // On a slow machine a call of a comparison may be given up, and the next one reads the rest.
  for (let tries = 0; left.length < count && tries < MOST_TRIES; tries++) {
    await at.compare()
    left = await world.db
      .selectFrom('timeslot')
      .innerJoin('fhir_slot', 'fhir_slot.timeslot_id', 'timeslot.id')
      .select([
        'id as timetableId',
        'assignment_id as assignmentId',
        'starts_at as startsAt',
        'ends_at as endsAt',
      ])
      .where('assignment_id', '=', at.assignmentId)
      .orderBy('starts_at')
      .execute()
  }
  return {
    next: (): FreeTime => {
      const time = left.shift()
      if (!time) throw new Error('the clinic has no more time')
      return time
    },
  }
}
