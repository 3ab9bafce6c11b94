import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { readModerated, readReports, readWaiting } from '../store/moderated-reviews.ts'
import { reviewActs } from '../testing/review-acts.ts'
import { answerReview } from './answer-review.ts'
import { moderateReview } from './moderate-review.ts'

const world = await testWorld()
const { past, add, edit, remove, mine, ofDoctor, counts } = reviewActs(world)
beforeEach(() => world.clock.set(WORLD_START))
const deps = { database: world.database, clock: world.clock, changes: { publish: () => undefined } }
const moderator = 'operator'

async function reviewed(text = 'Звоните: 80291234567') {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const { json } = await add(patient, await past(patient, doctor), { text })
  return { patient, doctor, id: json.id as string, publicId: json.publicId as string | null }
}
const decide = (reviewId: string, revision: number, to: Parameters<typeof moderateReview>[0]['to']) =>
  moderateReview({ reviewId, revision, to, moderator }, deps)
const waiting = async (what: 'held' | 'reported' | 'answers') =>
  (await readWaiting(world.db, what, 1000)).map(({ id }) => id)

test('a held review waits for a moderator, who publishes it', async () => {
  const { patient, doctor, id } = await reviewed()
  expect(await waiting('held')).toContain(id)
  expect(await decide(id, 1, { state: 'public' })).toBe('done')
  expect(await mine(patient)).toMatchObject([{ state: 'public', concerns: [] }])
  expect([(await ofDoctor(doctor)).json.total, await counts(doctor)]).toEqual([1, 1])
  expect(await waiting('held')).not.toContain(id)
})

test('its author reads why it is rejected; changed, it is read by a moderator again', async () => {
  const { patient, doctor, id } = await reviewed()
  expect(await decide(id, 1, { state: 'rejected', reason: 'contacts' })).toBe('done')
  expect(await mine(patient)).toMatchObject([{ state: 'rejected', rejectReason: 'contacts', publicId: null }])
  expect((await edit(patient, id)).json).toMatchObject({ state: 'held', rejectReason: null, concerns: [] })
  expect(await counts(doctor)).toBe(0)
  expect(await decide(id, 2, { state: 'public' })).toBe('done')
  expect(await counts(doctor)).toBe(1)
})

test('a rejected review changed twice is read by a moderator all the same', async () => {
  const { patient, doctor, id } = await reviewed()
  await decide(id, 1, { state: 'rejected', reason: 'not-about-visit' })
  await edit(patient, id, { text: 'Хорошая погода.' })
  expect((await edit(patient, id, { text: 'Плохая погода.' })).json.state).toBe('held')
  expect(await counts(doctor)).toBe(0)
})

test('a rejected review that is deleted and written anew is read by a moderator', async () => {
  const { patient, doctor, id } = await reviewed('Хорошая погода.')
  const [{ orderId }] = await mine(patient)
  await decide(id, 1, { state: 'rejected', reason: 'not-about-visit' })
  await remove(patient, id)
  const again = await add(patient, orderId, { text: 'Хорошая погода!' })
  expect(again.json.state).toBe('held')
  expect(await counts(doctor)).toBe(0)
  // What a moderator has published since is checked by the rules alone again.
  await decide(again.json.id, 1, { state: 'public' })
  expect((await edit(patient, again.json.id)).json.state).toBe('public')
})

test('a text that its author has changed meanwhile is not published unread', async () => {
  const { patient, doctor, id } = await reviewed()
  await edit(patient, id, { text: 'Пишите: spam@example.org' })
  expect(await decide(id, 1, { state: 'public' })).toBe('changed')
  expect((await ofDoctor(doctor)).json.total).toBe(0)
  expect(await decide(randomUUID(), 1, { state: 'public' })).toBe('unknown')
})

test('a reported review is listed until a moderator decides', async () => {
  const { id, publicId, doctor } = await reviewed('Долго ждали.')
  const { bearer } = await world.patient()
  await world.call('POST', `/api/v2/public/reviews/${publicId}/reports`, {
    bearer,
    body: { reason: 'untrue' },
  })
  expect(await waiting('reported')).toContain(id)
  expect(await readModerated(world.db, requireValue(publicId))).toMatchObject({
    id,
    openReports: 1,
    author: null,
  })
  expect(await readReports(world.db, id)).toMatchObject([
    { reason: 'untrue', revision: 1, isOpen: true, isOfGuest: false },
  ])
  await decide(id, 1, { state: 'public' })
  expect(await waiting('reported')).not.toContain(id)
  expect(await readReports(world.db, id)).toMatchObject([{ isOpen: false }])
  expect(await counts(doctor)).toBe(1)
})

test('the medical centre answers each text of a public review once', async () => {
  const { patient, doctor, id } = await reviewed('Долго ждали.')
  const say = (text: string) => answerReview({ reviewId: id, text, operator: moderator }, deps)
  expect(await say('  ')).toBe('invalid-text')
  expect(await say('a'.repeat(1001))).toBe('invalid-text')
  expect(await Promise.all([say(' Исправим. '), say(' Исправим. ')])).toEqual(
    expect.arrayContaining(['done', 'answered-before']),
  )
  const answer = { text: 'Исправим.', date: '2026-03-02', isToFormerText: false }
  expect((await ofDoctor(doctor)).json.items).toMatchObject([{ answer }])
  expect(await mine(patient)).toMatchObject([{ answer }])
  await edit(patient, id, { text: 'Ждали, но недолго.' })
  expect((await ofDoctor(doctor)).json.items).toMatchObject([{ answer: { ...answer, isToFormerText: true } }])
  expect([await say('Спасибо.'), await say('Спасибо.')]).toEqual(['done', 'answered-before'])
  expect(await mine(patient)).toMatchObject([{ answer: { text: 'Спасибо.', isToFormerText: false } }])
  const held = await reviewed()
  expect(await answerReview({ reviewId: held.id, text: 'Нет', operator: moderator }, deps)).toBe('not-public')
  expect(await answerReview({ reviewId: randomUUID(), text: 'Нет', operator: moderator }, deps)).toBe(
    'unknown',
  )
})

test('an answer that names the author of an anonymous review is published only after somebody has read it', async () => {
  const { doctor, id } = await reviewed('Долго ждали.')
  const say = (text: string, isRead = false) =>
    answerReview({ reviewId: id, text, operator: moderator, isRead }, deps)
  expect(await say('Спасибо, Валентина! Передадим доктору.')).toEqual({ concerns: ['names'] })
  expect((await ofDoctor(doctor)).json.items).toMatchObject([{ answer: null }])
  expect(await say('Спасибо, Валентина! Передадим доктору.', true)).toBe('done')
})

test('an answer that names the author waits for an operator once the review is anonymous', async () => {
  const { patient, doctor, id } = await reviewed('Долго ждали.')
  await world.db
    .updateTable('profile')
    .set({ first_name: 'Гелена', last_name: 'Арцишевская' })
    .where('id', '=', patient.profileId)
    .execute()
  const answerIs = async (answer: unknown) => {
    expect((await ofDoctor(doctor)).json.items).toMatchObject([{ answer }])
    expect(await mine(patient)).toMatchObject([{ answer }])
  }
  const say = (text: string, isRead = false) =>
    answerReview({ reviewId: id, text, operator: moderator, isRead }, deps)
  expect(await say('Гелена, исправим!')).toEqual({ concerns: ['names'] })
  const text = 'Долго ждали.'
  await edit(patient, id, { text, publishName: true })
  expect(await say('Гелена, исправим!')).toBe('done')
  await answerIs({ text: 'Гелена, исправим!' })
  await edit(patient, id, { text, publishName: false })
  await answerIs(null)
  expect(await waiting('answers')).toEqual([id])
  expect(await readModerated(world.db, id)).toMatchObject({ answer: null, heldAnswer: 'Гелена, исправим!' })
  // The centre answers without the name.
  expect(await say('Исправим!')).toBe('done')
  await answerIs({ text: 'Исправим!' })
  expect(await waiting('answers')).toEqual([])
  // An answer without a name stays whatever the author publishes.
  await edit(patient, id, { text, publishName: true })
  await edit(patient, id, { text, publishName: false })
  await answerIs({ text: 'Исправим!' })
})
