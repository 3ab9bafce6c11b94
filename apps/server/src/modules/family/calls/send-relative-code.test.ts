import { tally } from '@vizit/test-kit/world/acts.ts'
import { anAdult, familyActs, freePhone } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { confirm, send, started, textsTo } = familyActs(world.call)

test('the SMS names the person who adds and what the code allows, in the relative’s language', async () => {
  const anna = await world.patient({ firstName: 'Анна' })
  const mother = await world.patient({ language: 'be' })
  await send(anna, await started(anna, anAdult(mother.phone)))
  expect((await textsTo(mother.phone))[0]).toMatch(
    /^Візіт: Анна Иванова дадае вас у сям’ю. Код \d{6} дазволіць бачыць візіты, запісваць вас і апрацоўваць даныя/,
  )
})

test("the SMS to a spouse says that their children's data is opened too", async () => {
  const [anna, boris] = [await world.patient({ firstName: 'Анна' }), await world.patient()]
  await send(anna, await started(anna, { ...anAdult(boris.phone), relKind: 'SPOUSE' }))
  expect((await textsTo(boris.phone))[0]).toMatch(
    /^Визит: Анна Иванова добавляет вас как супруга. Назвав код \d{6}, .* данные детей/,
  )
})

test('a code can be sent again after 61 s, three times an hour to one phone, whoever asks', async () => {
  const anna = await world.patient()
  const phone = freePhone()
  const relId = await started(anna, anAdult(phone))
  const tried = await Promise.all([1, 2, 3].map(() => send(anna, relId)))
  expect(tally(tried)).toEqual({ 200: 1, '409 INVALID_STATE': 2 })
  expect((await send(anna, relId)).json.attributes).toEqual({ retryAfter: 61 })
  for (let n = 0; n < 2; n += 1) {
    world.clock.set(new Date(world.clock.now().getTime() + 61_000))
    expect((await send(anna, relId)).status).toBe(200)
  }
  const other = await world.patient()
  const { status, json } = await send(other, await started(other, anAdult(phone)))
  expect([status, json.code]).toEqual([429, 'ERROR_TOO_MANY_REQUESTS'])
  expect(json.attributes.retryAfter).toBe(3600 - 122)
})

test('a request made by another account is not found', async () => {
  const [anna, eve] = await world.patients(2)
  if (!anna || !eve) throw new Error('two patients')
  const relId = await started(anna, anAdult(freePhone()))
  const nowhere = '00000000-0000-4000-8000-000000000000'
  for (const id of [relId, nowhere]) {
    expect((await send(eve, id)).json.code).toBe('NOT_FOUND')
    expect((await confirm(eve, id, '000000')).json.code).toBe('NOT_FOUND')
  }
})
