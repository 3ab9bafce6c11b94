import { testWorld } from '@vizit/test-kit/world/world.ts'
import { unzip } from '@vizit/test-kit/zip/unzip.ts'
import { expect, test, vi } from 'vitest'
import { exportActs, patiently } from '../testing/export-acts.ts'

const world = await testWorld()
const path = '/api/v2/my/profile/export'
const { person, order, state, tokenOf, download } = exportActs(world)

test('the link comes by e-mail and opens a zip of all data about the person', async () => {
  const anna = await person()
  const doctor = await world.doctor()
  const [slot] = doctor.slots
  if (!slot) throw new Error('no timeslot')
  await world.book(anna, slot)
  const child = await world.relative(
    anna.accountId,
    { relKind: 'CHILD', level: 'EDIT_PROFILE' },
    { firstName: 'Янка', birthday: '2020-01-01' },
  )

  const ordered = await order(anna)
  expect([ordered.status, ordered.json.email]).toEqual([202, anna.email])
  const token = await tokenOf(anna)
  const { status, headers, bytes } = await download(anna, token)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ])
  const files = unzip(bytes)
  expect([...files.keys()].sort()).toEqual([
    'consents.json',
    'coverages.json',
    'devices.json',
    'documents.json',
    'drug-alerts.json',
    'family.json',
    'favourites.json',
    'invoices.json',
    'left-out.json',
    'log.json',
    'medical-consents.json',
    'messages.json',
    'prescriptions.json',
    'profile.json',
    'reminders.json',
    'reviews.json',
    'tests.json',
    'visits.json',
    'waitlist.json',
  ])
  const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null')
  expect(read('profile.json')).toMatchObject({ primaryPhone: anna.phone, fullNameRu: 'Иванова Мария' })
  // The downloaded file must not contain the device's keys.
  expect(Object.keys(read('profile.json'))).not.toContain('hashKey')
  expect(read('family.json').map((member: { profileId: string }) => member.profileId)).toContain(child)
  expect(read('visits.json')).toMatchObject([
    {
      profileId: anna.profileId,
      status: 'reserved',
      physician: 'Ковалевич Анна Петровна',
      branch: 'Филиал на Немиге',
    },
  ])
  expect(read('visits.json')[0].startDate).toBe('2026-03-03T06:00:00Z')
  expect(read('consents.json')).toHaveLength(2)
  expect(read('devices.json')).toMatchObject([{ name: 'A phone of the tests' }])
  expect(read('messages.json')).toMatchObject([
    { template: 'visit-booked', recipient: anna.phone },
    { template: 'export-code', recipient: anna.phone, facts: {} },
  ])
  expect(read('log.json').map(({ action }: { action: string }) => action)).toContain('visit-booked')
})

test("messages to others are not in it: neither to an unconfirmed address nor to the phone's former owner", async () => {
  const [anna, other] = [await person(), await person()]
  const sentTo = (recipient: string, data: object, createdAt: Date) =>
    world.db
      .insertInto('outbox')
      .values({
        channel: recipient.includes('@') ? 'email' : 'sms',
        recipient,
        language: 'ru',
        template: 'confirm-device',
        data: JSON.stringify(data),
        created_at: createdAt,
        sent_at: createdAt,
      })
      .execute()
  await sentTo(other.email, { from: 'elsewhere', device: 'of another' }, world.clock.now())
  await sentTo(
    anna.phone,
    { from: 'long ago', device: 'of a former owner' },
    new Date('2026-02-01T00:00:00Z'),
  )
  await world.db
    .insertInto('account_email')
    .values({
      account_id: anna.accountId,
      usage: 'PRIMARY',
      address: other.email,
      created_at: world.clock.now(),
    })
    .execute()
  await order(anna)
  const { bytes } = await download(anna, await tokenOf(anna))
  const said: { template: string }[] = JSON.parse(unzip(bytes).get('messages.json')?.toString() ?? 'null')
  expect(said.map(({ template }) => template)).toEqual(['export-code'])
})

test('an export of a relative’s visits is recorded as access to them', async () => {
  const [anna, mother] = [await person(), await person()]
  await world.relate(anna.accountId, mother.profileId, { relKind: 'PARENT', level: 'VIEW_VISITS' })
  const hers = await world.doctor({ from: '2026-03-05T06:00:00Z' })
  const [slot] = hers.slots
  if (slot) await world.book(mother, slot)
  await order(anna)
  await tokenOf(anna)
  const { json } = await world.call('GET', `/api/v2/my/family/ledger?profileId=${mother.profileId}`, {
    bearer: mother.bearer,
  })
  expect(json.entries).toMatchObject([
    { action: 'visits-viewed', actor: { isMe: false } },
    { action: 'visit-booked' },
  ])
})

test('without a confirmed address an export is refused', async () => {
  const anna = await person({ email: false })
  expect((await order(anna)).json.code).toBe('EMAIL_REQUIRED')
  expect(await state(anna)).toEqual({ state: 'none', email: null, expiresAt: null, leftOut: [] })
})

test('the link does not work for another account, nor after an hour', async () => {
  const [anna, stranger] = [await person(), await person()]
  await order(anna)
  const token = await tokenOf(anna)
  expect((await state(anna)).state).toBe('ready')
  expect((await download(stranger, token)).status).toBe(410)
  expect((await download(anna, `${token}x`)).status).toBe(410)
  expect((await download(anna, token)).status).toBe(200)
  world.clock.advance(60)
  expect((await download(anna, token)).status).toBe(410)
  expect(await state(anna)).toMatchObject({ state: 'none' })
})

test('the copy is sealed in the database', async () => {
  const anna = await person()
  await order(anna)
  const token = await tokenOf(anna)
  const row = await world.db
    .selectFrom('data_export')
    .selectAll()
    .where('account_id', '=', anna.accountId)
    .executeTakeFirstOrThrow()
  expect(row.sealed?.includes('PK\x03\x04')).toBe(false)
  expect(JSON.stringify(row)).not.toContain(token)
})

test('several orders at once make one copy, and the number of orders a day is limited', async () => {
  const anna = await person()
  const freshCode = await world.freshCode(anna, 'export')
  const { bearer } = anna
  const key = 'one-order'
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => world.call('POST', path, { bearer, freshCode, key })),
  )
  expect(replies.map(({ status }) => status).filter(status => status !== 202 && status !== 429)).toEqual([])
  await tokenOf(anna)
  await vi.waitUntil(async () => (await state(anna)).state === 'ready', patiently)
  let refused = await order(anna)
  for (let n = 0; n < 6 && refused.status === 202; n += 1) {
    await vi.waitUntil(async () => (await state(anna)).state === 'ready', patiently)
    refused = await order(anna)
  }
  expect([refused.status, refused.json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  world.clock.advance(24 * 60)
  expect((await order(anna)).status).toBe(202)
})

test('values that consent and activation code have not opened are left out and named', async () => {
  const anna = await person()
  const closed = await world.medicalRecord(anna.profileId)
  const refused = await world.medicalRecord(anna.profileId, { agreed: false, at: await world.newClinic() })
  const opened = await world.medicalRecord(anna.profileId, { at: await world.newClinic() })
  for (const record of [closed, refused, opened]) await world.medicalTest(record)
  await world.openRecord(anna, opened, '123456')

  const before = await state(anna)
  expect(before.leftOut.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
    'activation-code',
    'consent',
  ])
  await order(anna)
  const { bytes } = await download(anna, await tokenOf(anna))
  const files = unzip(bytes)
  const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null')
  const values = read('tests.json').map((test: { values: unknown[] | null }) => test.values?.length ?? null)
  expect(values.sort()).toEqual([1, null, null])
  const leftOut: { what: string; reason: string; card?: string }[] = read('left-out.json')
  expect(
    leftOut
      .filter(({ what }) => what === 'values')
      .map(({ reason }) => reason)
      .sort(),
  ).toEqual(['activation-code', 'consent'])
  expect(leftOut.filter(({ what }) => what === 'file')).toHaveLength(3)
})

test('values that another session opened are left out', async () => {
  const [anna, eva] = [await person(), await person()]
  const record = await world.medicalRecord(anna.profileId)
  await world.medicalTest(record)
  await world.openRecord(eva, record, '123456')
  expect((await state(anna)).leftOut).toHaveLength(1)
})
