import { randomUUID } from 'node:crypto'
import { freePhone, wrongCode } from '@vizit/test-kit/world/family-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { describe, expect, test } from 'vitest'

const world = await testWorld()
const { call } = world

const codesTo = async (phone: string) =>
  (await world.messagesTo(phone)).flatMap(text => /(?<!\d)\d{6}(?!\d)/.exec(text) ?? [])

/** A code on its way to a phone, and the request that submits it. */
interface Coded {
  readonly code: string
  /** Submits a code under an idempotency key and returns the answer. */
  give(code: string, key: string): ReturnType<typeof call>
}

async function signIn(): Promise<Coded> {
  const phone = freePhone()
  const body = {
    phone,
    deviceId: randomUUID(),
    deviceName: 'Firefox',
    recaptchaValue: await world.quickProof(),
  }
  const key = randomUUID()
  const init = () => call('POST', '/api/v2/my/phone-login/init', { body, key })
  const started = await init()
  // The answer was lost: the repeated request names the same login, and no second SMS is sent.
  expect((await init()).json).toEqual(started.json)
  const { id } = started.json
  return {
    code: requireValue((await codesTo(phone))[0]),
    give: (code, key) => call('POST', '/api/v2/my/phone-login/confirm-sms', { body: { id, code }, key }),
  }
}

async function guestLink(): Promise<Coded> {
  const doctor = await world.doctor()
  const phone = `37529${String(9_000_000 + Math.floor(Math.random() * 900_000))}`
  await world.bookAsGuest(doctor, requireValue(doctor.slots[0]), {
    phone: `+${phone}`,
    recaptchaValue: await world.quickProof(),
  })
  const body = { token: await world.linkOf(phone) }
  const key = randomUUID()
  const ask = () => call('POST', '/api/v2/public/guest-visits/code', { body, key })
  const asked = await ask()
  expect((await ask()).json).toEqual(asked.json)
  const { id } = asked.json
  return {
    code: requireValue((await codesTo(phone))[0]),
    give: (code, key) => call('POST', '/api/v2/public/guest-visits/session', { body: { id, code }, key }),
  }
}

async function activation(): Promise<Coded> {
  const { bearer, phone, profileId } = await world.patient()
  const { recordId: recordLink } = await world.medicalRecord(profileId, { phone })
  const body = { profileId, providerCode: world.clinic.providerCode, recordLink, isTest: true }
  const path = '/api/v2/my/providers/acodes'
  await call('POST', path, { bearer, body })
  return {
    code: requireValue((await codesTo(phone))[0]),
    give: (code, key) => call('POST', `${path}/confirm`, { bearer, key, body: { ...body, code } }),
  }
}

describe.each([
  ['a sign-in', signIn],
  ['the link of a guest', guestLink],
  ['an activation', activation],
])('the code of %s', (_name, arrange) => {
  test('a wrong code repeated under its key counts once, also if the requests come at once', async () => {
    const { code, give } = await arrange()
    const wrong = wrongCode(code)
    const first = await give(wrong, 'first')
    const again = await Promise.all(Array.from({ length: 8 }, () => give(wrong, 'first')))
    for (const { json } of again) expect(json).toEqual(first.json)
    const another = await give(wrong, 'another')
    expect(another.json.attributes.attemptsLeft).toBe(first.json.attributes.attemptsLeft - 1)
  })

  test('a right code repeated under its key gets the same answer', async () => {
    const { code, give } = await arrange()
    const first = await give(code, 'first')
    expect(first.status).toBe(200)
    expect((await give(code, 'first')).json).toEqual(first.json)
  })
})

test.each([
  ['a sign-in', signIn],
  ['the link of a guest', guestLink],
])('a right code of %s under another key does not work a second time', async (_name, arrange) => {
  const { code, give } = await arrange()
  await give(code, 'first')
  expect((await give(code, 'another')).status).toBe(410)
})

test('a wrong code of an account that is being deleted is refused as a wrong code', async () => {
  const { accountId, ...who } = await world.patient()
  const { guessOnce } = await import('../platform/idempotency/guess-once.ts')
  const { Refused } = await import('../platform/http/refusal.ts')
  await world.db.deleteFrom('account').where('id', '=', accountId).execute()
  const asked = { accountId, key: 'a key', call: 'freshCode', body: who, now: world.clock.now() }
  const judged = await world.db
    .transaction()
    .execute(trx =>
      guessOnce(
        trx,
        { ...asked, wrong: 'INVALID_CODE' },
        async () => new Refused('INVALID_CODE', { attemptsLeft: 1 }),
      ),
    )
  expect(judged).toMatchObject({ code: 'INVALID_CODE' })
})
