import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'

const { ask, codesOf, confirm, newServer, session, db, advanceSeconds } = await signInWorld()

let made = 0
const begin = async () => {
  const number = String(++made).padStart(7, '0')
  const me = { phone: `+37533${number}`, deviceId: `device-${number}`, address: `10.1.0.${made}` }
  const { json } = await ask(me)
  const [code = ''] = await codesOf(me.phone)
  return { ...me, id: json.id as string, code, wrong: code === '000000' ? '111111' : '000000' }
}

test('the right code is answered with a token that is stored only as a hash', async () => {
  const { id, code } = await begin()
  const { status, json } = await confirm(id, code)
  expect([status, json]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/) }])
  const login = await db.selectFrom('phone_login').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(login.token_hash?.toString('base64url')).not.toBe(json.token)
  expect(login.code_hash).toBeNull()
})

const fullWidth = (code: string) => code.replace(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))

test.each([
  ['with a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)} `],
  ['in full-width digits', fullWidth],
])('the code is accepted %s', async (_case, written) => {
  const { id, code } = await begin()
  expect((await confirm(id, written(code))).status).toBe(200)
})

test('a code has five attempts; then even the right one is refused until another may be requested', async () => {
  const { id, code, wrong } = await begin()
  for (const attemptsLeft of [4, 3, 2, 1]) {
    const { status, json } = await confirm(id, wrong)
    expect([status, json.code, json.attributes]).toEqual([400, 'INVALID_CODE', { attemptsLeft }])
  }
  const last = await confirm(id, wrong)
  expect(last.json.attributes).toEqual({ attemptsLeft: 0, retryAfter: 61 })
  advanceSeconds(10)
  const { status, json } = await confirm(id, code)
  expect([status, json.code, json.attributes]).toEqual([423, 'BLOCKED_TRY_LATER', { retryAfter: 51 }])
})

test('fifty guesses at once on two servers are still five attempts', async () => {
  const other = await newServer()
  const { id, wrong } = await begin()
  const guesses = await Promise.all(
    Array.from({ length: 50 }, (_, n) => (n % 2 ? confirm : other.confirm)(id, wrong)),
  )
  const codes = guesses.map(({ json }) => json.code)
  expect(codes.filter(code => code === 'INVALID_CODE')).toHaveLength(5)
  expect(codes.filter(code => code === 'BLOCKED_TRY_LATER')).toHaveLength(45)
})

test('the right code sent several times at once is accepted once', async () => {
  const { id, code } = await begin()
  const guesses = await Promise.all(Array.from({ length: 5 }, () => confirm(id, code)))
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a code is valid for five minutes', async () => {
  const [early, late] = [await begin(), await begin()]
  advanceSeconds(299)
  expect((await confirm(early.id, early.code)).status).toBe(200)
  advanceSeconds(1)
  const { status, json } = await confirm(late.id, late.code)
  expect([status, json.code]).toEqual([410, 'ERROR_SESSION_EXPIRED'])
})

test('a code belongs to one login and does not work for another', async () => {
  const [mine, other] = [await begin(), await begin()]
  if (mine.code !== other.code) expect((await confirm(other.id, mine.code)).json.code).toBe('INVALID_CODE')
  expect((await confirm('00000000-0000-4000-8000-000000000000', mine.code)).status).toBe(410)
})

test('a used code is not accepted again', async () => {
  const { id, code, deviceId } = await begin()
  const { json } = await confirm(id, code)
  expect((await confirm(id, code)).json.code).toBe('ERROR_SESSION_EXPIRED')
  expect((await session(json.token, deviceId)).status).toBe(200)
  expect((await confirm(id, code)).json.code).toBe('ERROR_SESSION_EXPIRED')
})
