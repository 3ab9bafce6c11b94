import { familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { addChild, grant, joinBy, ledger, removeRelative } = familyActs(world.call)
const entriesOf = async (who: WorldPatient, profileId = who.profileId, query = '') =>
  (await ledger(who, profileId, query)).json.entries
const actsIn = (entries: { action: string; actor: { isMe: boolean } }[]) =>
  entries.map(({ action, actor }) => `${action}${actor.isMe ? ' by me' : ''}`)

test("actions of relatives and one's own are listed newest first, with names and present relation", async () => {
  const [anna, mother] = await world.patients(2)
  if (!anna || !mother) throw new Error('two patients')
  await joinBy(mother, anna, 'PARENT')
  await grant(mother, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  const { slots } = await world.doctor({ slots: 3 })
  const [first, second] = slots
  if (!first || !second) throw new Error('two slots')
  const { json } = await world.book({ bearer: anna.bearer, profileId: mother.profileId }, first)
  await world.move(anna, json.orderId, second.timetableId)
  await world.visits(anna)
  await world.cancel(anna, json.orderId)
  const entries = await entriesOf(mother)
  expect(actsIn(entries)).toEqual([
    'visit-cancelled',
    'visits-viewed',
    'visit-moved',
    'visit-booked',
    'rights-changed by me',
    'relative-added by me',
  ])
  expect(entries[3]).toMatchObject({
    profileId: mother.profileId,
    actor: { profileId: anna.profileId, name: 'Иванова Мария', relKind: 'OTHER', isMe: false },
    other: null,
    details: { orderId: json.orderId },
  })
  expect(entries[4]).toMatchObject({
    other: { profileId: anna.profileId },
    details: { level: 'BOOK_VISITS' },
  })
  expect(entries[5].details).toEqual({ level: 'VIEW_COVERAGE' })
  await removeRelative(mother, anna.profileId)
  const [gone, cancelled] = await entriesOf(mother)
  expect(gone).toMatchObject({ action: 'relative-removed', actor: { isMe: true, relKind: 'ME' } })
  expect(cancelled.actor).toEqual({ profileId: null, name: 'Иванова Мария', relKind: null, isMe: false })
})

test('viewing is recorded once an hour, and viewing one’s own visits is not', async () => {
  const [anna, mother] = await world.patients(2)
  if (!anna || !mother) throw new Error('two patients')
  await joinBy(mother, anna, 'PARENT')
  await world.visits(anna)
  await world.visits(mother)
  await grant(mother, { profileId: anna.profileId, level: 'VIEW_VISITS' })
  const views = async () =>
    (await entriesOf(mother)).filter(({ action }: { action: string }) => action === 'visits-viewed')
  expect(await views()).toEqual([])
  await Promise.all([1, 2, 3].map(() => world.visits(anna)))
  world.clock.set('2026-03-02T06:59:00Z')
  await world.visits(anna)
  expect(await views()).toHaveLength(1)
  world.clock.set('2026-03-02T07:00:00Z')
  await world.visits(anna)
  expect((await views()).map(({ at }: { at: string }) => at)).toEqual([
    '2026-03-02T07:00:00Z',
    '2026-03-02T06:00:00Z',
  ])
  world.clock.set('2026-03-02T06:00:00Z')
})

test('pages follow each other without gaps or repetitions', async () => {
  const anna = await world.patient()
  const boris = await world.patient()
  await joinBy(anna, boris, 'SPOUSE')
  const child = onlyChild(await addChild(anna, { fullNameRu: 'Рысь Ян' }))
  for (const level of ['BOOK_VISITS', 'VIEW_NAME', 'BOOK_VISITS']) {
    await grant(anna, { profileId: boris.profileId, level })
  }
  const all = await entriesOf(anna)
  expect(all).toHaveLength(4)
  const first = (await ledger(anna, anna.profileId, '&limit=3')).json
  expect(first.hasMore).toBe(true)
  const rest = (await ledger(anna, anna.profileId, `&limit=3&before=${first.entries[2].id}`)).json
  expect([[...first.entries, ...rest.entries], rest.hasMore]).toEqual([all, false])
  expect(actsIn(await entriesOf(boris, child))).toEqual(['consent-given', 'child-added'])
})

test('without GRANT, and for strangers, the ledger is not found', async () => {
  const [anna, mother] = await world.patients(2)
  if (!anna || !mother) throw new Error('two patients')
  await joinBy(mother, anna, 'PARENT')
  await grant(mother, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  const stranger = await world.patient()
  for (const id of [mother.profileId, stranger.profileId, '00000000-0000-4000-8000-000000000000']) {
    expect((await ledger(anna, id)).json).toMatchObject({ code: 'NOT_FOUND', attributes: {} })
  }
  await grant(mother, { profileId: anna.profileId, level: 'GRANT' })
  expect((await ledger(anna, mother.profileId)).status).toBe(200)
})

test('the ledger is read by its index, however large the audit is', async () => {
  const client = await world.database.pool.connect()
  await client.query('begin')
  await client.query('set local enable_seqscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select id from audit where profile_id = $1 and action in ('visit-booked') order by id desc limit 31`,
    ['00000000-0000-4000-8000-000000000000'],
  )
  await client.query('rollback')
  client.release()
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain('audit_ledger')
})
