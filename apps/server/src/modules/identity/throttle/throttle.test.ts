import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'

const { ask, codesOf, confirm, confirmHuman, draw, readPicture, signIn, advanceSeconds } = await signInWorld()
const HOUR = 3600

let made = 0
const fresh = () => ++made
const someone = (n = fresh()) => ({
  phone: `+37529${String(n).padStart(7, '0')}`,
  deviceId: `device-${n}`,
  address: `10.${Math.floor(n / 250) % 250}.${n % 250}.1`,
})
/** Requests a code for this phone from a device and an address that are new. */
const hammer = (phone: string) => ask({ ...someone(), phone })
const outcome = ({ status, json }: Awaited<ReturnType<typeof ask>>) =>
  status === 200 ? (json.needsHumanCheck ? 'human check' : 'code') : json.code

test('a stranger who requests codes for a number is slowed down and stopped, and the owner can still sign in with the code already sent', async () => {
  const owner = someone()
  const own = await ask(owner)
  const [code = ''] = await codesOf(owner.phone)
  const strangers = []
  for (let n = 0; n < 20; n += 1) strangers.push(outcome(await hammer(owner.phone)))
  expect(strangers).toEqual(['code', 'code', ...Array(18).fill('human check')])
  expect((await confirm(own.json.id, code)).status).toBe(200)
})

test('strangers who solve captchas are stopped too, but do not use up the codes of a device that signed in before', async () => {
  const owner = someone()
  await signIn(owner)
  const asked = []
  for (let n = 0; n < 7; n += 1) {
    const stranger = await hammer(owner.phone)
    asked.push(outcome(stranger))
    if (stranger.json.needsHumanCheck) {
      await draw(stranger.json.id)
      const solved = await confirmHuman(stranger.json.id, await readPicture(stranger.json.id))
      expect(solved.status).toBe(200)
    }
  }
  expect(asked).toEqual([...Array(3).fill('code'), ...Array(3).fill('human check'), 'INVALID_STATE'])
  expect((await hammer(owner.phone)).json.attributes).toEqual({
    retryAfter: 3 * HOUR,
    reInitAfter: 3 * HOUR,
  })
  expect(outcome(await ask(owner))).toBe('code')
})

test('wrong guesses at a stranger’s login do not affect the owner’s code', async () => {
  const owner = someone()
  const own = await ask(owner)
  const [code = ''] = await codesOf(owner.phone)
  const stranger = await hammer(owner.phone)
  for (let n = 0; n < 9; n += 1) await confirm(stranger.json.id, '000000')
  expect((await confirm(own.json.id, code)).status).toBe(200)
})

test('a hundred people who sign in from one address, even on one device, are not limited', async () => {
  const address = '192.0.2.1'
  for (let n = 0; n < 100; n += 1) {
    const { phone } = someone()
    const { json } = await ask({ phone, deviceId: 'a-shared-device', address })
    expect(json.needsHumanCheck).toBe(false)
    const [code = ''] = await codesOf(phone)
    expect((await confirm(json.id, code)).status).toBe(200)
  }
})

test('an address with many unfinished logins needs a human check, other addresses do not', async () => {
  const address = '192.0.2.2'
  const asked = []
  for (let n = 0; n < 32; n += 1) asked.push(outcome(await ask({ ...someone(), address })))
  expect(asked).toEqual([...Array(30).fill('code'), 'human check', 'human check'])
  expect(outcome(await ask({ ...someone(), address: '192.0.2.3' }))).toBe('code')
  advanceSeconds(601)
  expect(outcome(await ask({ ...someone(), address }))).toBe('code')
})

test('a device that requests codes for many numbers needs a captcha, and is then locked for three hours', async () => {
  const { deviceId } = someone()
  const asked = []
  for (let n = 0; n < 12; n += 1) asked.push(outcome(await ask({ ...someone(), deviceId })))
  expect(asked).toEqual([
    ...Array(3).fill('code'),
    ...Array(7).fill('human check'),
    'ERROR_TOO_MANY_REQUESTS',
    'ERROR_TOO_MANY_REQUESTS',
  ])
  advanceSeconds(HOUR)
  const locked = await ask({ ...someone(), deviceId })
  expect([locked.status, locked.json.attributes]).toEqual([429, { retryAfter: 2 * HOUR }])
  advanceSeconds(2 * HOUR)
  expect(outcome(await ask({ ...someone(), deviceId }))).toBe('code')
})

test('a device that used all guesses at two codes is locked for three hours', async () => {
  const { deviceId } = someone()
  const address = '192.0.2.9'
  for (let login = 0; login < 2; login += 1) {
    const { json } = await ask({ ...someone(), deviceId, address })
    for (let guess = 0; guess < 5; guess += 1) await confirm(json.id, '000000')
  }
  const locked = await ask({ ...someone(), deviceId, address })
  expect([locked.json.code, locked.json.attributes]).toEqual([
    'ERROR_TOO_MANY_REQUESTS',
    { retryAfter: 3 * HOUR },
  ])
  expect(outcome(await ask({ ...someone(), address }))).toBe('code')
})
