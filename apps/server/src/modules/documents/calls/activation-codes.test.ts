import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const acodes = '/api/v2/my/providers/acodes'

type Reader = { readonly bearer: string }

let phones = 0

/** A patient with a record, and the calls that request and enter its codes. */
async function aRecord(agreed = true) {
  const patient = await world.patient()
  const phone = `37544${String(++phones).padStart(7, '0')}`
  const record = await world.medicalRecord(patient.profileId, { phone, agreed })
  const { testId } = await world.medicalTest(record)
  const asked = {
    providerCode: world.clinic.providerCode,
    recordLink: record.recordId,
    profileId: record.profileId,
    isTest: true,
  }
  const request = ({ bearer }: Reader = patient) => world.call('POST', acodes, { bearer, body: asked })
  const sent = async () => {
    const texts = await world.messagesTo(phone)
    return texts.flatMap(text => /\d{6}/.exec(text) ?? [])
  }
  const latest = async () => (await sent())[0] ?? ''
  const confirm = (code: string, { bearer }: Reader = patient) =>
    world.call('POST', `${acodes}/confirm`, { bearer, body: { ...asked, code } })
  const read = (accessCode: string, { bearer }: Reader = patient) =>
    world.call('GET', `/api/v2/my/providers/tests/${testId}/values`, { bearer, accessCode })
  return { patient, phone, record, request, sent, latest, confirm, read }
}

const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')
/** The instant so many seconds from now. */
const after = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000)
const pass = (seconds: number) => world.clock.set(after(seconds))
const TWELVE_HOURS = 12 * 3600

test("a code is sent to the record's phone, names the person, and opens the record", async () => {
  const { phone, request, latest, confirm, read } = await aRecord()
  const { status, json } = await request()
  expect([status, json.maskedPhone, json.resendAfter]).toEqual([
    200,
    `+375 (44) ***-**-${phone.slice(-2)}`,
    61,
  ])
  const [text] = await world.messagesTo(phone)
  expect(text).toMatch(/код активации \d{6}/)
  const code = await latest()
  const given = await confirm(code)
  expect([given.status, given.json.opensUntil]).toEqual([200, formatInstant(after(TWELVE_HOURS))])
  expect((await read(code)).json.values).toMatchObject([{ name: 'Гемоглобин', value: '134', flag: 'normal' }])
})

test('without the consent no code is sent', async () => {
  const { request, sent } = await aRecord(false)
  expect((await request()).json).toMatchObject({
    code: 'DOCUMENTS_CONSENT_REQUIRED',
    attributes: { providerCode: world.clinic.providerCode },
  })
  expect(await sent()).toEqual([])
})

test('a code from before the consent was withdrawn opens nothing after it is given again, whether it was entered or not', async () => {
  const { patient, record, request, latest, confirm, read } = await aRecord()
  await request()
  const used = await latest()
  expect((await confirm(used)).status).toBe(200)
  await pass(120)
  await request()
  const unused = await latest()
  const consent = `/api/v2/my/providers/reports/consents/${record.profileId}/${world.clinic.providerCode}`
  const { bearer } = patient
  await pass(60)
  expect((await world.call('DELETE', consent, { bearer })).status).toBeLessThan(300)
  await pass(60)
  expect((await world.call('PUT', consent, { bearer, body: { consentReceived: true } })).status).toBeLessThan(
    300,
  )
  for (const code of [used, unused]) {
    const again = await read(code)
    expect([again.status, again.json.code, again.json.attributes?.reason]).toEqual([
      400,
      'INVALID_ACODE',
      'over',
    ])
    expect((await confirm(code)).json.code).toBe('INVALID_ACODE')
  }
  await pass(120)
  await request()
  expect((await confirm(await latest())).status).toBe(200)
})

test('three wrong codes block the record for 15 minutes, for the right code too', async () => {
  const { request, latest, confirm } = await aRecord()
  await request()
  const code = await latest()
  const wrong = wrongOf(code)
  const tries = [await confirm(wrong), await confirm(wrong), await confirm(wrong), await confirm(code)]
  expect(tries.map(({ json }) => [json.code, json.attributes])).toEqual([
    ['INVALID_ACODE', { reason: 'wrong', attemptsLeft: 2 }],
    ['INVALID_ACODE', { reason: 'wrong', attemptsLeft: 1 }],
    ['ACODES_BLOCKED', { minutes: 15 }],
    ['ACODES_BLOCKED', { minutes: 15 }],
  ])
  pass(100)
  expect((await request()).json).toMatchObject({ code: 'ACODES_BLOCKED', attributes: { minutes: 14 } })
  pass(900)
  expect((await confirm(code)).json).toMatchObject({ code: 'INVALID_ACODE', attributes: { reason: 'over' } })
  await request()
  expect((await confirm(await latest())).status).toBe(200)
})

test('of a hundred guesses at once only three are checked', async () => {
  const { request, latest, confirm, read, patient } = await aRecord()
  await request()
  const code = await latest()
  const guesses = Array.from({ length: 50 }, (_, n) => String(n).padStart(6, '0')).filter(n => n !== code)
  const answers = await Promise.all(guesses.flatMap(guess => [confirm(guess), read(guess)]))
  const wrong = answers.filter(({ json }) => json.code === 'INVALID_ACODE')
  expect(wrong).toHaveLength(2)
  expect(answers.every(({ json }) => ['INVALID_ACODE', 'ACODES_BLOCKED'].includes(json.code))).toBe(true)
  const { wrong: counted } = await world.db
    .selectFrom('activation_guess')
    .select('wrong')
    .where('account_id', '=', patient.accountId)
    .executeTakeFirstOrThrow()
  expect(counted).toBe(0)
})

test("a relative's wrong guesses and requests lock out only that relative", async () => {
  const { patient, request, sent, latest, confirm, read } = await aRecord()
  const relative = await world.patient()
  await world.relate(relative.accountId, patient.profileId, {
    relKind: 'SPOUSE',
    level: 'VIEW_REPORTS_TESTS',
  })
  for (let n = 0; n < 6; n += 1) {
    await request(relative)
    pass(62)
  }
  // After four codes no more SMS are sent to the patient's phone.
  expect(await sent()).toHaveLength(4)
  expect((await request(relative)).json.code).toBe('ERROR_TOO_MANY_REQUESTS')
  for (let n = 0; n < 3; n += 1) await confirm('000000', relative)
  expect((await confirm('000000', relative)).json.code).toBe('ACODES_BLOCKED')
  expect((await request()).status).toBe(200)
  const code = await latest()
  // A code that was requested in another session opens nothing in this one.
  expect((await confirm(code, relative)).json.code).toBe('ACODES_BLOCKED')
  expect((await confirm(code)).status).toBe(200)
  expect((await read(code)).status).toBe(200)
})

test('a code works only in the session that asked for it', async () => {
  const { patient, request, latest, confirm, read } = await aRecord()
  const relative = await world.patient()
  await world.relate(relative.accountId, patient.profileId, {
    relKind: 'SPOUSE',
    level: 'VIEW_REPORTS_TESTS',
  })
  await request()
  const code = await latest()
  await confirm(code)
  expect((await read(code, relative)).json).toMatchObject({
    code: 'INVALID_ACODE',
    attributes: { reason: 'missing' },
  })
})

test.each(['123456', 'no code'])(
  'before a code was requested, %s is no expired code: one is missing',
  async given => {
    const { confirm, read } = await aRecord()
    const missing = { code: 'INVALID_ACODE', attributes: { reason: 'missing', attemptsLeft: 3 } }
    expect((await read(given)).json).toMatchObject(missing)
    if (/^\d{6}$/.test(given)) expect((await confirm(given)).json).toMatchObject(missing)
  },
)

test('only the code sent last can be entered; one that is open stays open', async () => {
  const { request, latest, confirm, read } = await aRecord()
  await request()
  const first = await latest()
  expect((await request()).json).toMatchObject({ code: 'INVALID_STATE', attributes: { retryAfter: 61 } })
  pass(61)
  await request()
  const second = await latest()
  if (first !== second) {
    expect((await confirm(first)).json.attributes).toMatchObject({ reason: 'over', attemptsLeft: 3 })
  }
  await confirm(second)
  pass(61)
  await request()
  expect((await read(second)).status).toBe(200)
})

test('a code expires after 15 minutes, and what it opened is closed after twelve hours', async () => {
  const { request, latest, confirm, read } = await aRecord()
  await request()
  const late = await latest()
  pass(901)
  expect((await confirm(late)).json.attributes).toMatchObject({ reason: 'over' })
  await request()
  const code = await latest()
  await confirm(code)
  pass(12 * 3600 - 1)
  expect((await read(code)).status).toBe(200)
  pass(1)
  expect((await read(code)).json).toMatchObject({ code: 'INVALID_ACODE', attributes: { reason: 'over' } })
})

test('codes are stored as hashes, sealed in the message, and deleted with the session', async () => {
  const { patient, record, request, latest } = await aRecord()
  await request()
  const code = await latest()
  const rows = await world.db
    .selectFrom('activation_code')
    .selectAll()
    .where('record_id', '=', record.recordId)
    .execute()
  const outbox = await world.db
    .selectFrom('outbox')
    .select('data')
    .where('recipient', '=', record.phone)
    .execute()
  expect(JSON.stringify([rows, outbox])).not.toContain(code)
  await world.db.deleteFrom('session').where('account_id', '=', patient.accountId).execute()
  const left = await world.db
    .selectFrom('activation_code')
    .select('id')
    .where('record_id', '=', record.recordId)
    .execute()
  expect(left).toEqual([])
})
