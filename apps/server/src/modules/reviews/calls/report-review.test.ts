import { randomUUID } from 'node:crypto'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { forgetReportAddresses } from '../public.ts'
import { reviewActs } from '../testing/review-acts.ts'

const world = await testWorld()
const { past, add, remove, ofDoctor } = reviewActs(world)
beforeEach(() => world.clock.set(WORLD_START))

async function reviewed() {
  const [author, doctor] = [await world.patient(), await world.doctor()]
  const { json } = await add(author, await past(author, doctor))
  return { author, doctor, id: json.id as string, publicId: json.publicId as string }
}
const report = (who: { bearer?: string; anonymousId?: string }, id: string, reason = 'untrue') =>
  world.call('POST', `/api/v2/public/reviews/${id}/reports`, { ...who, body: { reason } })
const reports = (reviewId: string) =>
  world.db.selectFrom('review_report').selectAll().where('review_id', '=', reviewId).execute()

test('a reader reports once, by account or by guest device, and the review stays public', async () => {
  const { id, publicId, doctor } = await reviewed()
  const { bearer } = await world.patient()
  const anonymousId = randomUUID()
  for (const who of [{ bearer }, { bearer }, { anonymousId }, { anonymousId }]) {
    expect((await report(who, publicId)).status).toBe(204)
  }
  const entered = await reports(id)
  expect(entered).toHaveLength(2)
  expect(entered.map(({ guest_id }) => guest_id)).not.toContain(anonymousId)
  expect((await ofDoctor(doctor)).json.total).toBe(1)
})

test('two identical reports at once are one', async () => {
  const { id, publicId } = await reviewed()
  const { bearer } = await world.patient()
  const answers = await Promise.all([1, 2].map(() => report({ bearer }, publicId)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(await reports(id)).toHaveLength(1)
})

test('the author cannot report the own review', async () => {
  const { author, id, publicId } = await reviewed()
  expect(await report(author, publicId)).toMatchObject({ status: 422, json: { code: 'OWN_REVIEW_REPORT' } })
  expect(await reports(id)).toEqual([])
})

test('a guest with ever new ids reports a review once, and thirty reviews a day; an account at that address is not bound', async () => {
  const { id, publicId } = await reviewed()
  for (let n = 0; n < 3; n += 1)
    expect((await report({ anonymousId: randomUUID() }, publicId)).status).toBe(204)
  expect(await reports(id)).toHaveLength(1)
  for (let n = 1; n < 30; n += 1) await report({ anonymousId: randomUUID() }, (await reviewed()).publicId)
  const next = await reviewed()
  expect(await report({ anonymousId: randomUUID() }, next.publicId)).toMatchObject({
    status: 429,
    json: { code: 'REPORT_LIMIT', attributes: { limit: 30 } },
  })
  const accounts = await Promise.all([1, 2].map(() => world.patient()))
  for (const { bearer } of accounts) expect((await report({ bearer }, next.publicId)).status).toBe(204)
  expect(await reports(next.id)).toHaveLength(2)
  world.clock.advance(24 * 60)
  await forgetReportAddresses(world.db, new Date(world.clock.now()))
  expect((await reports(id))[0]).toMatchObject({ address_hash: null, reason: 'untrue' })
  expect((await report({ anonymousId: randomUUID() }, next.publicId)).status).toBe(204)
})

test('the eleventh report of a day waits until tomorrow', async () => {
  const { bearer } = await world.patient()
  for (let n = 0; n < 10; n += 1) await report({ bearer }, (await reviewed()).publicId)
  const { publicId } = await reviewed()
  expect(await report({ bearer }, publicId)).toMatchObject({
    status: 429,
    json: { code: 'REPORT_LIMIT', attributes: { limit: 10, retryAfter: 86_400 } },
  })
  world.clock.advance(24 * 60)
  expect((await report({ bearer }, publicId)).status).toBe(204)
})

test('a review that is gone, an id of the author’s own, and an unknown reason are refused', async () => {
  const { author, id, publicId } = await reviewed()
  const { bearer } = await world.patient()
  expect((await report({ bearer }, id)).json.code).toBe('NOT_FOUND')
  expect((await report({ bearer }, publicId, 'dislike')).json.code).toBe('INVALID_ARGUMENT')
  expect((await report({}, publicId)).json.code).toBe('UNAUTHENTICATED')
  await remove(author, id)
  expect((await report({ bearer }, publicId)).json.code).toBe('NOT_FOUND')
})
