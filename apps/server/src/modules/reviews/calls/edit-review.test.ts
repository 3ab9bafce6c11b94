import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { deletionActs } from '../../profile/testing/deletion-acts.ts'
import { reviewActs, THANKS } from '../testing/review-acts.ts'

const world = await testWorld()
const { past, add, edit, remove, mine, ofDoctor, counts } = reviewActs(world)
beforeEach(() => world.clock.set(WORLD_START))

async function reviewed(given: object = {}) {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const added = await add(patient, await past(patient, doctor), given)
  return { patient, doctor, id: added.json.id as string, publicId: added.json.publicId as string }
}
const actions = async (subject: string) =>
  (
    await world.db.selectFrom('audit').select('action').where('subject', '=', subject).orderBy('id').execute()
  ).map(({ action }) => action)

test('a changed text is public with its mark, on the day of the first one', async () => {
  const { patient, doctor, id } = await reviewed()
  world.clock.advance(3 * 24 * 60)
  const edited = await edit(patient, id, { text: 'Помогли.' })
  expect(edited).toMatchObject({
    status: 200,
    json: { id, text: 'Помогли.', isEdited: true, date: '2026-03-02' },
  })
  expect((await ofDoctor(doctor)).json.items).toMatchObject([
    { text: 'Помогли.', isEdited: true, date: '2026-03-02' },
  ])
  expect(await actions(id)).toEqual(['review-added', 'review-edited'])
})

test('the same words again change nothing', async () => {
  const { patient, id } = await reviewed()
  expect((await edit(patient, id)).json.isEdited).toBe(false)
  expect((await edit(patient, id)).json.isEdited).toBe(false)
  expect(await actions(id)).toEqual(['review-added'])
})

test('words of another device are not overwritten by whoever has not read them, and a repeated request is answered', async () => {
  const { patient, doctor, id } = await reviewed({ publishName: true })
  const [{ author }] = await mine(patient)
  const former = { text: THANKS, author }
  const other = { text: 'Помогли.', publishName: true, former }
  expect((await edit(patient, id, other)).status).toBe(200)
  expect((await edit(patient, id, other)).status).toBe(200)
  for (const unread of [{ text: 'Долго ждали.' }, { text: 'Помогли.', publishName: false }])
    expect((await edit(patient, id, { ...unread, former })).json.code).toBe('REVIEW_CHANGED')
  expect((await ofDoctor(doctor)).json.items).toMatchObject([{ text: 'Помогли.', author }])
  const read = { text: 'Помогли.', author }
  expect((await edit(patient, id, { text: 'Долго ждали.', former: read })).json).toMatchObject({
    ...{ text: 'Долго ждали.', author: null },
  })
  expect((await edit(patient, id, { publishName: true, former: read })).json.code).toBe('REVIEW_CHANGED')
})

test('a text that the rules hold is not public until it is mended', async () => {
  const { patient, doctor, id } = await reviewed()
  expect((await edit(patient, id, { text: 'мой номер 80291234567' })).json).toMatchObject({
    state: 'held',
    concerns: ['contacts'],
  })
  expect([(await ofDoctor(doctor)).json.total, await counts(doctor)]).toEqual([0, 0])
  expect((await edit(patient, id)).json).toMatchObject({ state: 'public', concerns: [] })
  expect([(await ofDoctor(doctor)).json.total, await counts(doctor)]).toEqual([1, 1])
})

test('a review that becomes anonymous has another public id, which the former does not lead to', async () => {
  const { patient, doctor, id, publicId } = await reviewed({ publishName: true })
  const edited = await edit(patient, id, { publishName: false })
  expect(edited.json).toMatchObject({ id, author: null, isEdited: false })
  expect(edited.json.publicId).not.toBe(publicId)
  expect((await ofDoctor(doctor)).json.items).toMatchObject([{ author: null, id: edited.json.publicId }])
})

test('an abusive name is read by a moderator before it is public, also where the text is public already', async () => {
  const [patient, doctor] = [await world.patient({ firstName: 'Дебил' }), await world.doctor()]
  const orderId = await past(patient, doctor)
  const { id } = (await add(patient, orderId)).json
  expect((await ofDoctor(doctor)).json.total).toBe(1)
  const named = { state: 'held', concerns: ['abuse'] }
  expect((await edit(patient, id, { publishName: true })).json).toMatchObject(named)
  expect((await ofDoctor(doctor)).json.total).toBe(0)
  await remove(patient, id)
  expect((await add(patient, orderId, { publishName: true })).json).toMatchObject(named)
})

test('somebody else’s review is not found, to change or to delete', async () => {
  const { id, doctor } = await reviewed()
  const stranger = await world.patient()
  expect((await edit(stranger, id)).json.code).toBe('NOT_FOUND')
  expect((await remove(stranger, id)).json.code).toBe('NOT_FOUND')
  expect(await counts(doctor)).toBe(1)
})

test('deleted, it is gone from every list, and the visit may be reviewed again', async () => {
  const { patient, doctor, id } = await reviewed()
  const [{ orderId }] = await mine(patient)
  expect((await remove(patient, id)).status).toBe(204)
  expect((await remove(patient, id)).json.code).toBe('NOT_FOUND')
  expect([await mine(patient), (await ofDoctor(doctor)).json.total, await counts(doctor)]).toEqual([[], 0, 0])
  expect((await add(patient, orderId)).status).toBe(201)
})

test('a parent keeps their own words when the right to see the child’s visits is taken away', async () => {
  const [parent, doctor] = [await world.patient(), await world.doctor()]
  const child = await world.relative(parent.accountId, { relKind: 'CHILD', level: 'VIEW_VISITS' })
  const { id } = (await add(parent, await past({ profileId: child }, doctor))).json
  await world.db.deleteFrom('family_relation').where('profile_id', '=', child).execute()
  expect(await mine(parent)).toMatchObject([{ id, text: THANKS }])
  expect((await edit(parent, id, { text: 'Спасибо!' })).status).toBe(200)
  expect((await remove(parent, id)).status).toBe(204)
})

test('the author’s words are deleted with the account, and the counts follow', async () => {
  const { patient, doctor } = await reviewed()
  const other = await world.patient()
  await add(other, await past(other, doctor))
  expect((await deletionActs(world).remove(patient)).status).toBe(204)
  expect([(await ofDoctor(doctor)).json.total, await counts(doctor)]).toEqual([1, 1])
})
