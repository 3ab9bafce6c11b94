import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { reviewActs } from '../testing/review-acts.ts'

const world = await testWorld()
const { past, add, remove, ofDoctor, ofBranch, counts } = reviewActs(world)
beforeEach(() => world.clock.set(WORLD_START))

const texts = (page: { items: { text: string }[] }) => page.items.map(({ text }) => text)
const DAY = 24 * 60

/** One review a day, the latest last. */
async function written(count: number, clinic = world.clinic) {
  const doctor = await world.doctor({ at: clinic })
  const authors = []
  for (let day = 1; day <= count; day += 1) {
    const patient = await world.patient()
    const { json } = await add(patient, await past(patient, doctor), { text: `Отзыв ${day}` })
    authors.push({ patient, id: json.id as string })
    world.clock.advance(DAY)
  }
  return { doctor, authors }
}

test('pages follow each other, the latest first, while others are added and deleted', async () => {
  const { doctor, authors } = await written(5)
  const first = (await ofDoctor(doctor, '?limit=2')).json
  expect([texts(first), first.total]).toEqual([['Отзыв 5', 'Отзыв 4'], 5])
  const late = await world.patient()
  await add(late, await past(late, doctor), { text: 'Новый' })
  // The review at which the cursor stands.
  await remove(authors[3]?.patient ?? late, authors[3]?.id ?? '')
  const second = (await ofDoctor(doctor, `?limit=2&cursor=${first.nextCursor}`)).json
  expect(texts(second)).toEqual(['Отзыв 3', 'Отзыв 2'])
  const third = (await ofDoctor(doctor, `?limit=2&cursor=${second.nextCursor}`)).json
  expect([texts(third), third.nextCursor]).toEqual([['Отзыв 1'], null])
})

test('reviews of one day have no order that tells when they were written, and none is left out', async () => {
  const doctor = await world.doctor()
  for (let n = 0; n < 5; n += 1) {
    const patient = await world.patient()
    await add(patient, await past(patient, doctor), { text: `Отзыв ${n}` })
  }
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { items: { id: string }[]; nextCursor: string | null } = (
      await ofDoctor(doctor, `?limit=2${cursor && `&cursor=${cursor}`}`)
    ).json
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(seen).toHaveLength(5)
  expect(seen).toEqual([...seen].sort().reverse())
})

test('a branch lists the reviews of all its doctors, and of no other branch', async () => {
  const clinic = await world.newClinic()
  const [one, other] = [await written(1, clinic), await written(1, clinic)]
  const page = (await ofBranch(clinic.branchId)).json
  expect(page.total).toBe(2)
  expect(page.items.map((item: { doctor: { doctorId: string } }) => item.doctor.doctorId)).toEqual([
    other.doctor.doctorId,
    one.doctor.doctorId,
  ])
  expect([await counts(one.doctor), await counts(other.doctor)]).toEqual([1, 1])
})

test('nothing public leads to the author of an anonymous review', async () => {
  const [patient, doctor] = [await world.patient(), await world.doctor()]
  const orderId = await past(patient, doctor)
  const { json: own } = await add(patient, orderId)
  const answer = await ofDoctor(doctor)
  expect(Object.keys(answer.json.items[0]).sort()).toEqual([
    'answer',
    'author',
    'branch',
    'date',
    'doctor',
    'id',
    'isDemo',
    'isEdited',
    'isVerifiedVisit',
    'providerCode',
    'text',
  ])
  expect(answer.json.items[0]).toMatchObject({ author: null, date: '2026-03-02' })
  const { accountId, profileId, phone, deviceId } = patient
  for (const secret of [own.id, orderId, accountId, profileId, phone, deviceId, 'Мария', 'Иванова']) {
    expect(answer.text).not.toContain(secret)
  }
  expect(answer.text).not.toMatch(/\d\d:\d\d/)
})

test('names of doctor and branch are in the language of the reader', async () => {
  const { doctor } = await written(1)
  const path = `/api/v2/public/doctors/${world.clinic.providerCode}/${doctor.doctorId}/reviews`
  const { json } = await world.call('GET', path, { language: 'be' })
  expect(json.items[0].branch.name).toBe('Філіял на Нямізе')
})

test('a doctor of another organisation and an unknown branch are not found', async () => {
  const other = await world.newClinic()
  const doctor = await world.doctor()
  expect((await ofDoctor(doctor, '', other)).json.code).toBe('NOT_FOUND')
  expect((await ofBranch('999999999')).json.code).toBe('NOT_FOUND')
})

test('the reviews of a clinic that is suspended are read on, as its pages are', async () => {
  const clinic = await world.newClinic()
  const { doctor } = await written(1, clinic)
  await world.db
    .updateTable('provider')
    .set({ active: false })
    .where('code', '=', clinic.providerCode)
    .execute()
  expect((await ofDoctor(doctor, '', clinic)).json.total).toBe(1)
  expect((await ofBranch(clinic.branchId)).json.total).toBe(1)
})

test('a cursor of another doctor or medical centre is refused, as it would hide reviews of this one', async () => {
  const clinic = await world.newClinic()
  const [one, other] = [await written(2, clinic), await written(2)]
  const cursors = {
    doctor: (await ofDoctor(one.doctor, '?limit=1', clinic)).json.nextCursor,
    branch: (await ofBranch(clinic.branchId, '?limit=1')).json.nextCursor,
  }
  const answers = [
    await ofDoctor(other.doctor, `?cursor=${cursors.doctor}`),
    await ofBranch(world.clinic.branchId, `?cursor=${cursors.branch}`),
    await ofDoctor(one.doctor, `?cursor=${cursors.branch}`, clinic),
    await ofBranch(clinic.branchId, `?cursor=${cursors.doctor}`),
  ]
  for (const { status, json } of answers) {
    expect([status, json.code, json.attributes.fields]).toEqual([
      400,
      'INVALID_ARGUMENT',
      [{ path: 'cursor', problem: 'unknown' }],
    ])
  }
  expect(texts((await ofBranch(clinic.branchId, `?limit=2&cursor=${cursors.branch}`)).json)).toEqual([
    'Отзыв 1',
  ])
})

test.each([
  'cursor=x',
  'cursor=2026-02-31_4b4f1c9e-8c51-4b2a-9d52-6c2f6b1a7c11',
  'cursor=0000-01-01_4b4f1c9e-8c51-4b2a-9d52-6c2f6b1a7c11',
  'cursor=2026-03-02_4b4f1c9e-8c51-4b2a-9d52-6c2f6b1a7c11',
  'cursor=2026-03-02_4b4f1c9e-8c51-4b2a-9d52-6c2f6b1a7c11_1',
  'cursor=',
  'limit=0',
  'limit=51',
  'limit=1.5',
])('%s is refused', async query => {
  const doctor = await world.doctor()
  expect((await ofDoctor(doctor, `?${query}`)).json.code).toBe('INVALID_ARGUMENT')
  expect((await ofBranch(world.clinic.branchId, `?${query}`)).json.code).toBe('INVALID_ARGUMENT')
})

test('the list of doctors counts public reviews and puts the most reviewed first', async () => {
  const clinic = await world.newClinic()
  const [none, two, one] = [
    (await world.doctor({ at: clinic })).doctorId,
    (await written(2, clinic)).doctor.doctorId,
    (await written(1, clinic)).doctor.doctorId,
  ]
  const path = `/api/v2/public/doctors?medcenterId=${clinic.branchId}&sort=byFeedbacks`
  const { items } = (await world.call('GET', path)).json
  expect(items.map((item: { id: string; reviewsCount: number }) => [item.id, item.reviewsCount])).toEqual([
    [two, 2],
    [one, 1],
    [none, 0],
  ])
})

test('reviews that are added and deleted at once leave the right counts', async () => {
  const [one, other] = [await world.doctor(), await world.doctor()]
  const authors = await world.patients(6)
  const added = await Promise.all(
    authors.flatMap(patient => [one, other].map(async doctor => add(patient, await past(patient, doctor)))),
  )
  expect([await counts(one), await counts(other)]).toEqual([6, 6])
  await Promise.all(
    added
      .slice(0, 6)
      .map(({ json }, at) => remove(authors[Math.floor(at / 2)] ?? (authors[0] as never), json.id)),
  )
  expect([await counts(one), await counts(other)]).toEqual([3, 3])
})
