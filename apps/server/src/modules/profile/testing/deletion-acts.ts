import type { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect } from 'vitest'

type World = Awaited<ReturnType<typeof testWorld>>
export type Patient = Awaited<ReturnType<World['patient']>>

const path = '/api/v2/my/profile'

/** Actions and checks for tests of deleting an account. */
export function deletionActs(world: World) {
  const { db } = world
  const preview = async ({ bearer }: Patient) =>
    (await world.call('GET', `${path}/deletion`, { bearer })).json
  const confirm = ({ bearer }: Patient, freshCode: string, cancelVisits = false) =>
    world.call('DELETE', path, { bearer, freshCode, body: { cancelVisits } })
  const messages = async (to: string): Promise<{ text: string }[]> =>
    (await world.call('GET', `/dev/messages.json?to=${encodeURIComponent(to)}`)).json
  const code = (patient: Patient) => world.freshCode(patient, 'deletion')
  const remove = async (patient: Patient, cancelVisits = false) =>
    confirm(patient, await code(patient), cancelVisits)

  const profileRow = (id: string) =>
    world.db.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirst()
  /** A person with a last name of their own, an e-mail address and a photo. */
  async function somebody(lastName: string): Promise<Patient & { email: string }> {
    const patient = await world.patient()
    const email = `${patient.phone}@example.by`
    await db.updateTable('profile').set({ last_name: lastName }).where('id', '=', patient.profileId).execute()
    const now = world.clock.now()
    const address = { account_id: patient.accountId, usage: 'PRIMARY', address: email, created_at: now }
    await db
      .insertInto('account_email')
      .values({ ...address, confirmed_at: now })
      .execute()
    await db
      .insertInto('person_photo')
      .values({
        profile_id: patient.profileId,
        photo_id: crypto.randomUUID(),
        media_type: 'image/webp',
        content: Buffer.from('a face'),
        saved_at: now,
      })
      .execute()
    return { ...patient, email }
  }

  async function slotsOf(patient: Patient, count = 1) {
    const doctor = await world.doctor()
    const slots = doctor.slots.slice(0, count)
    for (const slot of slots) expect((await world.book(patient, slot)).status).toBe(201)
    return { doctor, slots }
  }
  return { somebody, slotsOf, preview, confirm, messages, code, remove, profileRow }
}
