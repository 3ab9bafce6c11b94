import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { programmesToBook } from '../../booking/testing/programmes-to-book.ts'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForEarlier, waitForTime, waits, take, offerTo, settle, show } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

/** A patient who waits for any time of a full doctor and is offered the first timeslot. */
async function offered() {
  const doctor = await fullDoctor(world, 2)
  const patient = await world.patient()
  await waitForTime(patient, { doctorId: doctor.doctorId })
  await doctor.free(0)
  await settle()
  return { ...doctor, patient, offer: await offerTo(patient) }
}

test('taking an offered time moves the visit of a person who waits for an earlier one', async () => {
  const { visits, slots, free } = await fullDoctor(world, 3)
  const { patient, orderId } = requireValue(visits[2])
  expect((await waitForEarlier(patient, orderId)).status).toBe(201)
  await free(0)
  await settle()
  const offer = await offerTo(patient)
  expect(offer).toMatchObject({
    state: 'live',
    startDate: '2026-03-03T06:00:00Z',
    movesFrom: '2026-03-03T07:00:00Z',
    orderId,
    expiresAt: '2026-03-02T06:15:00Z',
  })
  // Until the offer is taken the visit stays where it was, and nobody else can book the offered time.
  expect((await world.book(await world.patient(), requireValue(slots[0]))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect(await take(patient, offer.offerId)).toMatchObject({
    status: 200,
    json: { orderId, startDate: '2026-03-03T06:00:00Z' },
  })
  expect(await waits(patient)).toEqual([])
  // The timeslot that the visit leaves becomes free after the line was asked.
  await settle()
  expect((await world.book(await world.patient(), requireValue(slots[2]))).status).toBe(201)
  expect((await show(patient, offer.offerId)).json).toMatchObject({ state: 'taken', orderId })
})

test('without a visit the time is booked, and a second request gets the same visit', async () => {
  const { patient, offer, slots } = await offered()
  const replies = await Promise.all(['one', 'two', 'two'].map(key => take(patient, offer.offerId, key)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const [orderId, ...others] = new Set(replies.map(({ json }) => json.orderId))
  expect(others).toEqual([])
  const { future } = (await world.visits(patient)).json
  expect(future).toMatchObject([{ orderId, timetableId: requireValue(slots[0]).timetableId }])
  const audit = await world.db
    .selectFrom('audit')
    .select('action')
    .where('profile_id', '=', patient.profileId)
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['wait-joined', 'time-offered', 'visit-booked'])
})

test("the offer's message is sent at once, with the deadline and a link without personal data", async () => {
  const { patient, offer } = await offered()
  const told = await world.db
    .selectFrom('outbox')
    .select(['recipient', 'template', 'language', 'data', 'expires_at'])
    .where('recipient', '=', patient.phone)
    .execute()
  expect(told.map(withFacts)).toEqual([
    {
      recipient: patient.phone,
      template: 'time-offered',
      language: 'ru',
      expires_at: new Date('2026-03-02T06:15:00Z'),
      data: expect.objectContaining({
        startsAt: '2026-03-03T06:00:00.000Z',
        until: '2026-03-02T06:15:00.000Z',
        link: expect.stringMatching(new RegExp(`/waitlist/offers/${offer.offerId}$`)),
      }),
    },
  ])
})

test('after the deadline an offer has passed, even before a server has noticed', async () => {
  const { patient, offer, slots } = await offered()
  world.clock.set('2026-03-02T06:15:00Z')
  expect(await take(patient, offer.offerId)).toMatchObject({
    status: 410,
    json: { code: 'OFFER_OVER', attributes: { state: 'passed' } },
  })
  expect((await show(patient, offer.offerId)).json.state).toBe('passed')
  await settle()
  expect((await world.book(await world.patient(), requireValue(slots[0]))).status).toBe(201)
})

test("another person's offer is not found", async () => {
  const { offer } = await offered()
  const stranger = await world.patient()
  expect((await take(stranger, offer.offerId)).json.code).toBe('NOT_FOUND')
  expect((await show(stranger, offer.offerId)).json.code).toBe('NOT_FOUND')
})

test('if the patient has booked another visit at that time meanwhile, the refusal says so and the offer stays', async () => {
  const { patient, offer } = await offered()
  const elsewhere = await world.doctor({ slots: 1 })
  await world.book(patient, requireValue(elsewhere.slots[0]))
  expect((await take(patient, offer.offerId)).json.code).toBe('VISITOR_BUSY')
  expect((await offerTo(patient)).offerId).toBe(offer.offerId)
})

test('an offered time is booked by the programme that is chosen with it, or refused and offered still', async () => {
  const { patient, offer } = await offered()
  const taking = (programId: string) =>
    world.call('POST', `/api/v2/my/providers/waitlist/offers/${offer.offerId}/take?programId=${programId}`, {
      bearer: patient.bearer,
      key: crypto.randomUUID(),
    })
  expect((await taking('of-nobody')).json.code).toBe('NOT_IN_PROGRAMME')
  await world.cover(patient, { code: 'of-the-patient' })
  await programmesToBook(world).covers({ code: 'of-the-patient', share: 70 })
  expect(await taking('of-the-patient')).toMatchObject({
    status: 200,
    json: { covererCode: 'of-the-patient', covererShare: 70 },
  })
  expect((await taking('of-the-patient')).status).toBe(200)
  const { orderId } = (await show(patient, offer.offerId)).json
  expect((await take(patient, offer.offerId)).json).toMatchObject({
    code: 'VISITOR_BUSY',
    attributes: { orderId },
  })
})

test('of two that take an offered time with different payers at once, one is told of the visit of the other', async () => {
  const { patient, offer } = await offered()
  await world.cover(patient, { code: 'of-a-race' })
  await programmesToBook(world).covers({ code: 'of-a-race', share: 70 })
  const path = `/api/v2/my/providers/waitlist/offers/${offer.offerId}/take`
  const replies = await Promise.all(
    [path, `${path}?programId=of-a-race`].map(each =>
      world.call('POST', each, { bearer: patient.bearer, key: crypto.randomUUID() }),
    ),
  )
  expect(replies.map(({ status, json }) => (status === 200 ? 'taken' : json.code)).toSorted()).toEqual([
    'VISITOR_BUSY',
    'taken',
  ])
})
