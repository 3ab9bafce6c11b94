import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'

const { ask, codesOf, confirm, confirmHuman, draw, readPicture, advanceSeconds } = await signInWorld()

let made = 0
/** A login that must prove a person, because its device has asked for three other numbers. */
const suspicious = async () => {
  const deviceId = `device-${++made}-suspicious`
  const address = `10.2.0.${made}`
  const phone = (n: number) => `+37525${String(made * 10 + n).padStart(7, '0')}`
  for (const n of [1, 2, 3]) await ask({ phone: phone(n), deviceId, address })
  const asking = { phone: phone(4), deviceId, address }
  const { json } = await ask(asking)
  expect(json.needsHumanCheck).toBe(true)
  return { ...asking, id: json.id as string }
}

test('nothing is sent before the picture is solved, and the sign-in goes on when it is', async () => {
  const { id, phone } = await suspicious()
  expect(await codesOf(phone)).toEqual([])
  const early = await confirm(id, '123456')
  expect([early.status, early.json.attributes]).toEqual([409, { retryAfter: 0, needsHumanCheck: true }])
  const { status, json: picture } = await draw(id)
  expect([status, picture.startsWith('<svg'), /<text|<script/.test(picture)]).toEqual([200, true, false])
  const solved = await confirmHuman(id, await readPicture(id))
  expect([solved.status, solved.json]).toEqual([200, { id, resendAfter: 61 }])
  const [code = ''] = await codesOf(phone)
  expect((await confirm(id, code)).status).toBe(200)
})

test('asking again meanwhile leads to the same login', async () => {
  const { id, phone, deviceId, address } = await suspicious()
  expect((await ask({ phone, deviceId, address })).json).toEqual({
    id,
    needsHumanCheck: true,
    resendAfter: 61,
  })
})

test('each request draws anew, and only the newest picture counts, once', async () => {
  const { id } = await suspicious()
  await draw(id)
  const first = await readPicture(id)
  await draw(id)
  const second = await readPicture(id)
  if (first !== second) {
    expect((await confirmHuman(id, first)).json.code).toBe('INVALID_CAPTCHA_CODE')
    expect((await confirmHuman(id, second)).json.code).toBe('INVALID_CAPTCHA_CODE')
  }
  await draw(id)
  expect((await confirmHuman(id, await readPicture(id))).status).toBe(200)
})

test('answers and pictures of one login are bounded', async () => {
  const { id } = await suspicious()
  for (let n = 0; n < 10; n += 1) {
    await draw(id)
    expect((await confirmHuman(id, 'wrong')).json.code).toBe('INVALID_CAPTCHA_CODE')
  }
  await draw(id)
  const { status, json } = await confirmHuman(id, await readPicture(id))
  expect([status, json.code, json.attributes]).toEqual([429, 'ERROR_TOO_MANY_REQUESTS', { retryAfter: 600 }])
  for (let n = 11; n < 20; n += 1) expect((await draw(id)).status).toBe(200)
  expect((await draw(id)).json.code).toBe('ERROR_TOO_MANY_REQUESTS')
})

test('a solved or forgotten login takes no more answers', async () => {
  const { id } = await suspicious()
  await draw(id)
  await confirmHuman(id, await readPicture(id))
  for (const again of [await draw(id), await confirmHuman(id, '12345')]) {
    expect([again.status, again.json.code]).toEqual([409, 'INVALID_STATE'])
  }
  const late = await suspicious()
  await draw(late.id)
  const answer = await readPicture(late.id)
  advanceSeconds(600)
  for (const over of [await draw(late.id), await confirmHuman(late.id, answer)]) {
    expect([over.status, over.json.code]).toEqual([410, 'ERROR_SESSION_EXPIRED'])
  }
})
