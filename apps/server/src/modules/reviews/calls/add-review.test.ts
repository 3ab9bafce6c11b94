import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { reviewActs, THANKS } from '../testing/review-acts.ts'

const world = await testWorld()
const { past, add, mine, visits, ofDoctor } = reviewActs(world)
beforeEach(() => world.clock.set(WORLD_START))

test('a review of a past visit is public at once, with the name that its author publishes', async () => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const orderId = await past(patient, doctor)
  const added = await add(patient, orderId, { text: `  ${THANKS}\n`, publishName: true })
  expect(added).toMatchObject({
    status: 201,
    json: {
      orderId,
      doctor: { doctorId: doctor.doctorId, displayName: 'Ковалевич А. П.' },
      branch: { branchId: world.clinic.branchId, name: 'Филиал на Немиге' },
      providerCode: world.clinic.providerCode,
      text: THANKS,
      author: 'Мария И.',
      date: '2026-03-02',
      isEdited: false,
      state: 'public',
      concerns: [],
      rejectReason: null,
      answer: null,
    },
  })
  expect(await mine(patient)).toEqual([added.json])
  expect((await ofDoctor(doctor)).json).toMatchObject({
    total: 1,
    items: [
      { id: added.json.publicId, text: THANKS, author: 'Мария И.', isVerifiedVisit: true, isDemo: false },
    ],
  })
})

test.each([
  ['contacts', 'Звоните мне: +375 29 123-45-67'],
  ['abuse', 'Врач идиот'],
  ['names', 'Медсестра Ольга Ивановна помогла'],
])('a text with %s is held for a moderator, and its author is told why', async (concern, text) => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const added = await add(patient, await past(patient, doctor), { text })
  expect(added.json).toMatchObject({ state: 'held', concerns: [concern], publicId: null })
  expect((await ofDoctor(doctor)).json).toEqual({ items: [], total: 0, nextCursor: null })
})

test('invisible marks that turn the direction of writing are not kept', async () => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const { json } = await add(patient, await past(patient, doctor), { text: '\u202Eоглод\u202C ждали' })
  expect(json.text).toBe('оглод ждали')
})

test('a text of characters without width alone is none', async () => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const added = await add(patient, await past(patient, doctor), { text: '\u200B\u200B' })
  expect(added).toMatchObject({
    status: 400,
    json: { code: 'INVALID_ARGUMENT', attributes: { fields: [{ path: 'text', problem: 'required' }] } },
  })
})

test('the ledger of a child does not tell who wrote about the visit', async () => {
  const [parent, doctor] = [await world.patient(), await world.doctor()]
  const child = await world.relative(parent.accountId, { relKind: 'CHILD', level: 'VIEW_VISITS' })
  expect((await add(parent, await past({ profileId: child }, doctor))).status).toBe(201)
  const ofChild = await world.db
    .selectFrom('audit')
    .select('action')
    .where('profile_id', '=', child)
    .execute()
  expect(ofChild.map(({ action }) => action)).not.toContain('review-added')
})

test('one key is one review, and a visit has one review, whoever of the parents writes it', async () => {
  const [mother, father, doctor] = [await world.patient(), await world.patient(), await world.doctor()]
  const child = await world.relative(mother.accountId, { relKind: 'CHILD', level: 'VIEW_VISITS' })
  await world.relate(father.accountId, child, { relKind: 'CHILD', level: 'VIEW_VISITS' })
  const orderId = await past({ profileId: child }, doctor)
  const key = randomUUID()
  const [one, again] = (await Promise.all([1, 2].map(() => add(mother, orderId, {}, key)))).map(requireValue)
  expect([one?.status, again?.json]).toEqual([201, one?.json])
  expect((await add(mother, orderId, { text: 'Другое' }, key)).json.code).toBe('INVALID_ARGUMENT')
  expect((await add(mother, orderId)).json).toMatchObject({
    code: 'REVIEW_EXISTS',
    attributes: { reviewId: one?.json.id },
  })
  expect((await add(father, orderId)).json).toMatchObject({
    code: 'REVIEW_EXISTS',
    attributes: { reviewId: null },
  })
  expect(await mine(father)).toEqual([])
})

test('of two tabs without a key one adds, and the other is told that it is there', async () => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const orderId = await past(patient, doctor)
  const codes = (await Promise.all([1, 2].map(() => add(patient, orderId)))).map(({ status }) => status)
  expect(codes.sort()).toEqual([201, 409])
})

test('only adults review, only a visit that took place, and with a name only if there is one', async () => {
  const doctor = await world.doctor()
  const reason = async (
    who: Awaited<ReturnType<typeof world.patient>>,
    orderId: string,
    given: object = {},
  ) => {
    const refused = await add(who, orderId, given)
    return [refused.status, refused.json.code, refused.json.attributes.reason]
  }
  const [adult, minor, nobody, nameless] = [
    await world.patient(),
    await world.patient({ birthday: '2010-06-15' }),
    await world.patient({ birthday: null }),
    await world.patient({ firstName: null }),
  ]
  expect(await reason(minor, await past(minor, doctor))).toEqual([422, 'REVIEW_NOT_ALLOWED', 'underage'])
  expect(await visits(minor)).toEqual([])
  expect(await reason(nobody, await past(nobody, doctor))).toEqual([422, 'REVIEW_NOT_ALLOWED', 'no-birthday'])
  const missed = await past(adult, doctor, 'missed')
  expect(await reason(adult, missed)).toEqual([422, 'REVIEW_NOT_ALLOWED', 'missed'])
  const later = await world.pastVisit(adult, doctor.assignmentId, { daysAgo: -9, status: 'reserved' })
  expect(await reason(adult, later)).toEqual([422, 'REVIEW_NOT_ALLOWED', 'not-past'])
  await world.cancel(adult, later)
  expect(await reason(adult, later)).toEqual([422, 'REVIEW_NOT_ALLOWED', 'cancelled'])
  const unnamed = await past(nameless, doctor)
  expect(await reason(nameless, unnamed, { publishName: true })).toEqual([
    422,
    'REVIEW_NOT_ALLOWED',
    'no-name',
  ])
  expect((await add(nameless, unnamed)).status).toBe(201)
})

test('a spouse’s or a stranger’s visit is not found, also when the right was taken away meanwhile', async () => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const other = await world.patient()
  const orderId = await past(other, doctor)
  expect((await add(patient, orderId)).json.code).toBe('NOT_FOUND')
  await world.relate(patient.accountId, other.profileId, { relKind: 'SPOUSE', level: 'VIEW_REPORTS_TESTS' })
  expect((await add(patient, orderId)).json.code).toBe('NOT_FOUND')
  expect(await visits(patient)).toEqual([])
  const child = await world.relative(patient.accountId, { relKind: 'CHILD', level: 'VIEW_VISITS' })
  const ofChild = await past({ profileId: child }, doctor)
  expect((await visits(patient)).map((visit: { orderId: string }) => visit.orderId)).toEqual([ofChild])
  await world.relate(patient.accountId, child, { relKind: 'CHILD', level: 'VIEW_COVERAGE' })
  expect((await add(patient, ofChild)).json.code).toBe('NOT_FOUND')
  expect(await visits(patient)).toEqual([])
})

test.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['<script>', 'characters'],
  ['a'.repeat(2001), 'tooLong'],
])('the text %j is refused with its field', async (text, problem) => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const refused = await add(patient, await past(patient, doctor), { text })
  expect(refused.json).toMatchObject({
    code: 'INVALID_ARGUMENT',
    attributes: { fields: [{ path: 'text', problem }] },
  })
})

test.each([
  ['Иванов хам', 'abuse'],
  ['vrach . by / akcia', 'contacts'],
  ['Я', 'short'],
])('the text %j waits for a moderator', async (text, concern) => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const added = await add(patient, await past(patient, doctor), { text })
  expect(added.json).toMatchObject({ state: 'held', concerns: [concern] })
  const url = `/api/v2/public/doctors/${world.clinic.providerCode}/${doctor.doctorId}/reviews`
  expect((await world.app.inject(url)).json()).toMatchObject({ items: [], total: 0 })
})

test('what may be reviewed: past visits of oneself and children without a review, of a doctor or a branch', async () => {
  const [patient, doctor, other] = [await world.patient(), await world.doctor(), await world.doctor()]
  const [first, second] = [await past(patient, doctor), await past(patient, other)]
  await past(patient, doctor, 'missed')
  expect(await visits(patient, `?doctorId=${other.doctorId}`)).toMatchObject([
    { orderId: second, customerFirstName: 'Мария', doctor: { doctorId: other.doctorId } },
  ])
  await add(patient, second)
  expect(
    (await visits(patient, `?branchId=${world.clinic.branchId}`)).map((v: { orderId: string }) => v.orderId),
  ).toEqual([first])
  expect(await visits(patient, '?branchId=999999')).toEqual([])
  expect(await mine(patient, `?doctorId=${doctor.doctorId}`)).toEqual([])
  expect(await mine(patient, `?branchId=${world.clinic.branchId}`)).toHaveLength(1)
})
