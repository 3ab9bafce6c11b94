import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'

const { ask, app, codesOf, confirm, confirmHuman, db, draw, listen, readPicture, advanceSeconds } =
  await signInWorld()

let made = 0
/** A login that needs a human check, because its device has asked for codes of three other numbers. */
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

test('no SMS is sent before the captcha is solved, and the sign-in continues after it', async () => {
  const { id, phone } = await suspicious()
  expect(await codesOf(phone)).toEqual([])
  const early = await confirm(id, '123456')
  expect([early.status, early.json.attributes]).toEqual([409, { retryAfter: 0, needsHumanCheck: true }])
  expect((await draw(id)).status).toBe(200)
  const solved = await confirmHuman(id, await readPicture(id))
  expect([solved.status, solved.json]).toEqual([200, { id, resendAfter: 61 }])
  const [code = ''] = await codesOf(phone)
  expect((await confirm(id, code)).status).toBe(200)
})

test('asking again meanwhile continues the same login', async () => {
  const { id, phone, deviceId, address } = await suspicious()
  expect((await ask({ phone, deviceId, address })).json).toEqual({
    id,
    needsHumanCheck: true,
    resendAfter: 61,
  })
})

test('each request draws a new picture, and only the newest counts, once', async () => {
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

test('answers and pictures of one login are limited', async () => {
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

test('a solved or expired login accepts no more answers', async () => {
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

test("the spoken digits equal the picture's, and speaking counts as a drawing", async () => {
  const { id } = await suspicious()
  await draw(id)
  const shown = await readPicture(id)
  const heard = await app.inject({
    url: `/api/v2/my/phone-login/human-code/audio?id=${id}`,
    headers: { 'accept-language': 'be' },
  })
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/wav'])
  expect([heard.headers['cache-control'], heard.headers['content-language']]).toEqual(['no-store', 'be'])
  expect(await readPicture(id)).toBe(shown)
  for (let n = 2; n < 20; n += 1) expect((await (n % 2 ? draw : listen)(id)).status).toBe(200)
  for (const more of [await draw(id), await listen(id)])
    expect(more.json.code).toBe('ERROR_TOO_MANY_REQUESTS')
})

test('speaking draws digits if there is no picture, a wrong answer discards them, and a solved picture is not spoken', async () => {
  const { id } = await suspicious()
  expect((await listen(id)).status).toBe(200)
  const heard = await readPicture(id)
  const wrong = heard === '00000' ? '11111' : '00000'
  expect((await confirmHuman(id, wrong)).json.code).toBe('INVALID_CAPTCHA_CODE')
  const login = await db.selectFrom('phone_login').selectAll().where('id', '=', id).executeTakeFirst()
  expect([login?.human_code_hash, login?.human_code_sealed]).toEqual([null, null])
  await listen(id)
  expect((await confirmHuman(id, await readPicture(id))).status).toBe(200)
  expect((await listen(id)).json.code).toBe('INVALID_STATE')
})

test('the digits are not stored in plain text', async () => {
  const { id } = await suspicious()
  await draw(id)
  const shown = await readPicture(id)
  const login = await db.selectFrom('phone_login').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { id: _, phone: __, ...rest } = login
  expect(JSON.stringify(rest)).not.toContain(shown)
})
