import { anAdult, familyActs, freePhone } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { confirm, send, start, textsTo } = familyActs(world.call)

test('the first step answers NEEDS_CONFIRMATION and sends nothing', async () => {
  const anna = await world.patient()
  const phone = freePhone()
  const { status, json } = await start(anna, anAdult(phone))
  expect([status, json.code]).toEqual([409, 'NEEDS_CONFIRMATION'])
  expect(json.attributes).toEqual({ objectId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(await textsTo(phone)).toEqual([])
})

test('before the code the answer does not show whether the phone has an account', async () => {
  const [anna, known] = await world.patients(2)
  if (!anna || !known) throw new Error('two patients')
  const answers = []
  for (const facts of [
    anAdult(known.phone),
    anAdult(freePhone()),
    { ...anAdult(known.phone), fullNameRu: 'Не Тот' },
  ]) {
    const { status, json } = await start(anna, facts)
    const sent = await send(anna, json.attributes.objectId)
    const guess = await confirm(anna, json.attributes.objectId, '000000')
    answers.push([status, json.code, json.detail, sent.status, sent.json, guess.status, guess.json])
    world.clock.set(new Date(world.clock.now().getTime() + 61_000))
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test.each([
  ['a minor', { birthday: '2008-03-03' }, 'birthday', 'minor'],
  ['half a name', { fullNameRu: 'Мария' }, 'fullNameRu', 'invalid_value'],
])("%s is refused with the field's name", async (_case, facts, path, problem) => {
  const { json } = await start(await world.patient(), { ...anAdult(freePhone()), ...facts })
  expect([json.code, json.attributes.fields]).toEqual(['INVALID_ARGUMENT', [{ path, problem }]])
})

test('neither one’s own phone nor a foreign one can be a relative’s', async () => {
  const anna = await world.patient()
  const own = await start(anna, anAdult(anna.phone))
  expect(own.json.attributes.fields).toEqual([{ path: 'phones.0.number', problem: 'own' }])
  expect((await start(anna, anAdult('+79161234567'))).json.code).toBe('INCORRECT_PHONE_NUMBER')
})

test('an account that was just deleted gets the answer that its session is over', async () => {
  const anna = await world.patient()
  await world.db.deleteFrom('account').where('id', '=', anna.accountId).execute()
  const { status, json } = await start(anna, anAdult(freePhone()))
  expect([status, json.code]).toEqual([401, 'SESSION_EXPIRED'])
})

test('a repeated request with the same key gets the same answer, and one relative is started', async () => {
  const anna = await world.patient()
  const begin = (facts: object) =>
    world.call('POST', '/api/v2/my/profile/add-relative-start', {
      bearer: anna.bearer,
      body: facts,
      key: 'the-only-start',
    })
  const facts = anAdult(freePhone())
  const [first, again] = [await begin(facts), await begin(facts)]
  expect(again.json.attributes).toEqual(first.json.attributes)
  const other = await begin(anAdult(freePhone()))
  expect(other.json).toMatchObject({
    code: 'INVALID_ARGUMENT',
    attributes: { fields: [{ path: 'Idempotency-Key', problem: 'reused' }] },
  })
  const requests = await world.db
    .selectFrom('relative_request')
    .select('id')
    .where('account_id', '=', anna.accountId)
    .execute()
  expect(requests).toHaveLength(1)
})
