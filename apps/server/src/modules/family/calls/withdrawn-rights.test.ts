import { familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))
const { addChild, grant, joinBy, ledger, removeRelative } = familyActs(world.call)
const results = 'VIEW_REPORTS_TESTS'

async function relatives() {
  const [mother, anna] = await world.patients(2)
  if (!mother || !anna) throw new Error('two patients')
  await joinBy(mother, anna, 'PARENT')
  const show = (level: string) => grant(mother, { profileId: anna.profileId, level })
  return { mother, anna, show }
}
const toldTo = ({ accountId }: WorldPatient) =>
  world.db
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', 'rights-given')
    .where('account_id', '=', accountId)
    .execute()

test('a message of rights that nobody has got is withdrawn once they are taken back, and sent anew when they are given again', async () => {
  const { mother, anna, show } = await relatives()
  const waiting = async () => (await toldTo(anna)).length
  // In quiet hours: nobody has got it.
  world.clock.set('2026-03-02T20:30:00Z')
  await show('BOOK_VISITS')
  await show(results)
  expect(await waiting()).toBe(1)
  // Booking is still more than before.
  await show('BOOK_VISITS')
  expect(await waiting()).toBe(1)
  await show('VIEW_COVERAGE')
  expect(await waiting()).toBe(0)
  await show(results)
  expect(await waiting()).toBe(1)
  expect((await removeRelative(mother, anna.profileId)).status).toBe(204)
  expect(await waiting()).toBe(0)
  await joinBy(mother, anna, 'PARENT')
  await show(results)
  expect(await waiting()).toBe(1)
})

test('what was sent is not withdrawn, and is not sent again on that day', async () => {
  const { anna, show } = await relatives()
  await show('BOOK_VISITS')
  const sent = world.db.updateTable('outbox').set({ sent_at: world.clock.now() })
  await sent.where('account_id', '=', anna.accountId).execute()
  for (const level of ['VIEW_COVERAGE', 'BOOK_VISITS']) await show(level)
  expect(await toldTo(anna)).toHaveLength(1)
})

test('of rights on a child, too, is told anew after the relation to its parent has ended', async () => {
  const { mother, anna } = await relatives()
  const childId = onlyChild(await addChild(mother))
  const give = () => grant(mother, { profileId: anna.profileId, forProfileId: childId, level: 'BOOK_VISITS' })
  world.clock.set('2026-03-02T20:30:00Z')
  await give()
  expect(await toldTo(anna)).toHaveLength(1)
  await removeRelative(mother, anna.profileId)
  expect(await toldTo(anna)).toHaveLength(0)
  const [ended] = (await ledger(mother, childId)).json.entries
  expect(ended).toMatchObject({ action: 'relative-removed', actor: { isMe: true }, other: { isMe: false } })
  await joinBy(mother, anna, 'PARENT')
  await give()
  expect(await toldTo(anna)).toHaveLength(1)
})

test('after a message that was sent, the end of the relation lets no second one follow on that day', async () => {
  const { mother, anna, show } = await relatives()
  await show('BOOK_VISITS')
  const sent = world.db.updateTable('outbox').set({ sent_at: world.clock.now() })
  await sent.where('account_id', '=', anna.accountId).execute()
  await removeRelative(mother, anna.profileId)
  await joinBy(mother, anna, 'PARENT')
  await show('BOOK_VISITS')
  expect(await toldTo(anna)).toHaveLength(1)
})
