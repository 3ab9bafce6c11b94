import { randomUUID } from 'node:crypto'
import type { WorldDoctor } from '@vizit/test-kit/world/doctor.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

const QUARTER_OF_AN_HOUR = 15 * 60_000

/** A wait at the doctor, made by an account for a person, with the doctor's first timeslot on offer. */
export async function createWait(
  world: World,
  { doctorId, assignmentId, slots }: WorldDoctor,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
) {
  const { timetableId, startsAt, endsAt } = requireValue(slots[0])
  const [waitId, offerId] = [randomUUID(), randomUUID()]
  const now = world.clock.now()
  const until = new Date(now.getTime() + QUARTER_OF_AN_HOUR)
  await world.db
    .insertInto('waitlist_entry')
    .values({
      id: waitId,
      account_id: accountId,
      profile_id: profileId,
      provider_id: world.clinic.providerId,
      doctor_id: doctorId,
      // A weekday on which no time is offered.
      weekdays: [7],
      joined_at: now,
    })
    .execute()
  await world.db
    .updateTable('timeslot')
    .set({ held_by: offerId, held_until: until })
    .where('id', '=', timetableId)
    .execute()
  await world.db
    .insertInto('waitlist_offer')
    .values({
      id: offerId,
      entry_id: waitId,
      account_id: accountId,
      profile_id: profileId,
      timeslot_id: timetableId,
      assignment_id: assignmentId,
      starts_at: startsAt,
      ends_at: endsAt,
      made_at: now,
      expires_at: until,
    })
    .execute()
  return { waitId, offerId }
}
