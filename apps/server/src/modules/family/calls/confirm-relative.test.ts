import { anAdult, familyActs, freePhone, wrongCode } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { added, codeSentTo, confirm, family, grant, ledger, removeRelative, send, start, started } =
  familyActs(world.call)

test('a confirmed relative with an account can be booked for, and decides what they show', async () => {
  const [anna, mother] = await world.patients(2)
  if (!anna || !mother) throw new Error('two patients')
  const { status, json } = await added(anna, anAdult(mother.phone))
  expect(status).toBe(200)
  expect(json.data.family[1]).toMatchObject({
    profileId: mother.profileId,
    relKind: 'PARENT',
    accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS'],
    grantLevel: 'VIEW_NAME',
  })
  expect((await family(mother))[1]).toMatchObject({
    profileId: anna.profileId,
    relKind: 'OTHER',
    accessLevels: ['VIEW_NAME'],
    grantLevel: 'BOOK_VISITS',
    isNew: true,
    // This access level shows only the name.
    profile: {
      birthday: null,
      sex: null,
      consentReceived: false,
      photoUrl: null,
      fullNameRu: 'Иванова Мария',
    },
  })
  expect((await grant(mother, { profileId: anna.profileId, level: 'VIEW_COVERAGE' })).status).toBe(200)
})

test('a repeated confirmation with the same key gets the first answer, right or wrong, and counts once', async () => {
  const anna = await world.patient()
  const facts = anAdult(freePhone())
  const relId = await started(anna, facts)
  await send(anna, relId)
  const code = await codeSentTo(facts.phones[0]?.number ?? '')
  const ask = (guess: string) =>
    world.call('POST', `/api/v2/my/profile/add-relative-sms-confirm?relId=${relId}&code=${guess}`, {
      bearer: anna.bearer,
      key: 'the-only-code',
    })
  const wrong = await Promise.all([ask(wrongCode(code)), ask(wrongCode(code))])
  for (const { json } of [...wrong, await ask(wrongCode(code))]) {
    expect([json.code, json.attributes]).toEqual([
      'VALIDATION_ERROR',
      { reason: 'wrong-code', attemptsLeft: 4 },
    ])
  }
  const first = await ask(code)
  expect([first.status, await ask(code)]).toMatchObject([200, { status: 200, json: first.json }])
  expect(await family(anna)).toHaveLength(2)
})

test('a person without an account gets a profile, with their consent', async () => {
  const anna = await world.patient()
  const phone = freePhone()
  const { json } = await added(anna, anAdult(phone))
  const father = json.data.family[1]
  expect(father).toMatchObject({ grantLevel: null, profile: { consentReceived: true, phone: null } })
  const { slots } = await world.doctor()
  const [slot] = slots
  if (!slot) throw new Error('a slot')
  const booked = await world.book({ bearer: anna.bearer, profileId: father.profileId }, slot)
  expect(booked.status).toBe(201)
})

test('another relative who adds the same person gets the same profile', async () => {
  const [anna, olga] = await world.patients(2)
  if (!anna || !olga) throw new Error('two patients')
  const phone = freePhone()
  const first = await added(anna, anAdult(phone))
  world.clock.set(new Date(world.clock.now().getTime() + 61_000))
  const second = await added(olga, { ...anAdult(phone), fullNameRu: 'ИВАНОВА мария' })
  expect(second.json.data.family[1].profileId).toBe(first.json.data.family[1].profileId)
  world.clock.set(new Date(world.clock.now().getTime() + 61_000))
  const spouse = await added(olga, { ...anAdult(phone), fullNameRu: 'Иванов Олег', sex: 'MALE' })
  expect(spouse.json.data.family[2].profileId).not.toBe(first.json.data.family[1].profileId)
})

test('facts of another person are reported only after the right code, which is then used up', async () => {
  const [anna, mother] = await world.patients(2)
  if (!anna || !mother) throw new Error('two patients')
  const relId = await started(anna, { ...anAdult(mother.phone), birthday: '1985-06-16' })
  await send(anna, relId)
  const code = await codeSentTo(mother.phone)
  expect((await confirm(anna, relId, wrongCode(code))).json.attributes).toEqual({
    reason: 'wrong-code',
    attemptsLeft: 4,
  })
  const { status, json } = await confirm(anna, relId, code)
  expect([status, json.code, json.attributes.reason]).toEqual([400, 'VALIDATION_ERROR', 'another-person'])
  expect((await confirm(anna, relId, code)).json.attributes.reason).toBe('code-over')
  expect(await family(mother)).toHaveLength(1)
})

test('five guesses are checked, however many come at once, and none after five minutes', async () => {
  const anna = await world.patient()
  const phone = freePhone()
  const relId = await started(anna, anAdult(phone))
  await send(anna, relId)
  const code = await codeSentTo(phone)
  const guesses = await Promise.all(Array.from({ length: 9 }, () => confirm(anna, relId, wrongCode(code))))
  expect(
    guesses.map(({ json }) => json.attributes.reason).filter(reason => reason === 'wrong-code'),
  ).toHaveLength(5)
  expect((await confirm(anna, relId, code)).json.attributes).toEqual({ reason: 'code-over', attemptsLeft: 0 })
  world.clock.set(new Date(world.clock.now().getTime() + 61_000))
  expect((await send(anna, relId)).json).toEqual({ resendAfter: 61 })
  const fresh = await codeSentTo(phone)
  world.clock.set(new Date(world.clock.now().getTime() + 300_000))
  expect((await confirm(anna, relId, fresh)).json.attributes.reason).toBe('code-over')
})

test('the right code sent many times at once adds one relative', async () => {
  const anna = await world.patient()
  const phone = freePhone()
  const relId = await started(anna, anAdult(phone))
  await send(anna, relId)
  const code = await codeSentTo(phone)
  const replies = await Promise.all([1, 2, 3, 4].map(() => confirm(anna, relId, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await family(anna)).toHaveLength(2)
})

test("a missing place in one's own family is told at once; in the relative's, after the code", async () => {
  const [anna, boris, vera] = await world.patients(3)
  if (!anna || !boris || !vera) throw new Error('three patients')
  await added(anna, { ...anAdult(boris.phone), relKind: 'SPOUSE' })
  const own = await start(anna, { ...anAdult(freePhone()), relKind: 'SPOUSE' })
  expect([own.status, own.json.attributes]).toEqual([409, { relKind: 'SPOUSE', limit: 1 }])
  world.clock.set(new Date(world.clock.now().getTime() + 61_000))
  const theirs = await added(vera, { ...anAdult(boris.phone), relKind: 'SPOUSE' })
  expect([theirs.status, theirs.json.code]).toEqual([409, 'FAMILY_LIMIT'])
  expect(await family(vera)).toHaveLength(1)
  expect((await removeRelative(anna, boris.profileId)).status).toBe(204)
})

test("an account with an empty profile takes the relative's data about it, and its ledger names the relative", async () => {
  const [anna, silent] = [await world.patient(), await world.patient({ firstName: null, birthday: null })]
  expect((await added(anna, anAdult(silent.phone))).status).toBe(200)
  const [me] = await family(silent)
  expect(me.profile).toMatchObject({ fullNameRu: 'Иванова Мария', birthday: '1985-06-15', sex: 'FEMALE' })
  const { entries } = (await ledger(silent, silent.profileId)).json
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['relative-added', 'profile-saved'])
})
