import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

let made = 0
export const ownPhone = () => `29${String(8_000_000 + ++made)}`

/** Booked as a guest; the link of its SMS is opened. */
export async function linked(world: World) {
  const doctor = await world.doctor()
  const phone = ownPhone()
  await world.bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: `+375${phone}` })
  const visit = async () => {
    const { timeslot } = { timeslot: doctor.slots }
    const rows = await world.db
      .selectFrom('timeslot')
      .select(['id', 'visit_id'])
      .where('assignment_id', '=', doctor.assignmentId)
      .where('visit_id', 'is not', null)
      .execute()
    return rows.map(({ id }) => timeslot.findIndex(slot => slot.timetableId === id))
  }
  return { phone: `375${phone}`, visit, path: `/guest-visit#${await world.linkOf(`375${phone}`)}` }
}

/** A blood test in the person's own record. */
export async function withTest(world: World, agreed = true) {
  const who = await world.patient()
  const record = await world.medicalRecord(who.profileId, { agreed, phone: who.phone })
  const { testId } = await world.medicalTest(record)
  return { who, record, path: `/tests/${testId}` }
}

/** A person with a confirmed e-mail. */
export async function withEmail(world: World) {
  const who = await world.patient()
  const now = world.clock.now()
  await world.db
    .insertInto('account_email')
    .values({
      account_id: who.accountId,
      usage: 'PRIMARY',
      address: `${who.phone}@example.by`,
      created_at: now,
      confirmed_at: now,
    })
    .execute()
  return who
}
