import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import type { Call } from '@vizit/test-kit/world/call.ts'
import { aChild, anAdult, familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import { expect, test } from 'vitest'

const { app, signIn, profile, clock } = await signInWorld()
const call: Call = async (method, url, { bearer, body } = {}) => {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const reply = await app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) })
  const isJson = String(reply.headers['content-type']).startsWith('application/json')
  return {
    status: reply.statusCode,
    headers: reply.headers as never,
    text: reply.body,
    json: isJson ? reply.json() : undefined,
  }
}
const { addChild, codeSentTo, confirm, grants, saveChild, send, start } = familyActs(call)
const ANNA = { fullNameRu: 'Иванова Анна', birthday: '1990-05-01', sex: 'FEMALE', consentReceived: true }

let number = 0
/** Somebody who has said who they are. */
async function registered(facts: object = ANNA) {
  const phone = `+37529300000${++number}`
  const { bearer } = await signIn({ phone, deviceId: `device-of-${number}` })
  await call('POST', '/api/v2/my/profile', { bearer, body: facts })
  return { bearer, phone: phone.slice(1) }
}

/** A mother of no account, added by her daughter. */
async function motherOf(daughter: { bearer: string }, phone: string) {
  const relId = (await start(daughter, anAdult(phone))).json.attributes.objectId
  await send(daughter, relId)
  const { json } = await confirm(daughter, relId, await codeSentTo(phone))
  return json.data.family[1].profileId as string
}

test('whoever registers with a confirmed phone finds their profile, their relative and the rights given', async () => {
  const anna = await registered()
  const mother = await motherOf(anna, '375297000011')
  const { bearer } = await signIn({ phone: '+375297000011', deviceId: 'device-mother' })
  const { json } = await profile(bearer)
  expect(json).toMatchObject({ me: mother, fullNameRu: 'Иванова Мария', birthday: '1985-06-15' })
  expect(json.family[1]).toMatchObject({
    relKind: 'OTHER',
    accessLevels: ['VIEW_NAME'],
    grantLevel: 'BOOK_VISITS',
    isNew: true,
    profile: { fullNameRu: 'Иванова Анна', birthday: null },
  })
  expect((await grants({ bearer })).json).toMatchObject([{ level: 'BOOK_VISITS', forProfileId: mother }])
  expect((await profile(anna.bearer)).json.family[1].grantLevel).toBe('VIEW_NAME')
})

test('a number that was confirmed long ago may be another’s: only whoever says the same facts finds the profile', async () => {
  const anna = await registered()
  const mother = await motherOf(anna, '375297000012')
  const start = clock.now()
  clock.set(new Date(start.getTime() + 181 * 86_400_000))
  const { bearer } = await signIn({ phone: '+375297000012', deviceId: 'device-later' })
  expect((await profile(bearer)).json).toMatchObject({ fullNameRu: null, family: [{ relKind: 'ME' }] })
  const said = await call('POST', '/api/v2/my/profile', {
    bearer,
    body: { fullNameRu: 'Иванова Мария', birthday: '1985-06-15', sex: 'FEMALE', consentReceived: false },
  })
  expect(said.json).toMatchObject({ me: mother, consentReceived: true })
  expect(said.json.family).toHaveLength(2)
  clock.set(start)
})

test('a grown child claims the profile by saying who they are; the parents keep the name', async () => {
  const anna = await registered()
  const child = onlyChild(await addChild(anna, { ...aChild, birthday: '2008-06-01' }))
  await saveChild(anna, { _id: child, phone: '+375297000013' })
  const before = clock.now()
  const facts = { fullNameRu: aChild.fullNameRu, birthday: '2008-06-01', sex: 'MALE', consentReceived: true }
  clock.set('2026-06-01T00:00:00Z')
  const { bearer } = await signIn({ phone: '+375297000013', deviceId: 'device-grown' })
  // The parents wrote the number down: it alone brings nothing.
  expect((await profile(bearer)).json.me).not.toBe(child)
  const { json } = await call('POST', '/api/v2/my/profile', { bearer, body: facts })
  expect(json.me).toBe(child)
  expect(json.family[1]).toMatchObject({
    relKind: 'PARENT',
    accessLevels: ['VIEW_NAME'],
    grantLevel: 'VIEW_NAME',
  })
  const fresh = await signIn({ phone: `+${anna.phone}`, deviceId: 'device-anna-later' })
  const [, grown] = (await profile(fresh.bearer)).json.family
  expect(grown).toMatchObject({ profileId: child, relKind: 'OTHER', accessLevels: ['VIEW_NAME'] })
  clock.set(before)
})

test('somebody else at that number gets a profile of their own', async () => {
  const anna = await registered()
  const child = onlyChild(await addChild(anna, { ...aChild, birthday: '2008-07-01' }))
  await saveChild(anna, { _id: child, phone: '+375297000014' })
  const { bearer } = await signIn({ phone: '+375297000014', deviceId: 'device-stranger' })
  const { json } = await call('POST', '/api/v2/my/profile', { bearer, body: ANNA })
  expect(json.me).not.toBe(child)
  expect(json.family).toHaveLength(1)
})

test('of two who kept somebody as their spouse, the first one is; the registration succeeds', async () => {
  const [anna, olga] = [await registered(), await registered()]
  const phone = '375297000015'
  for (const who of [anna, olga]) {
    const relId = (await start(who, { ...anAdult(phone), relKind: 'SPOUSE' })).json.attributes.objectId
    await send(who, relId)
    expect((await confirm(who, relId, await codeSentTo(phone))).status).toBe(200)
  }
  for (const name of ['Ада', 'Эва', 'Ия']) await addChild(anna, { fullNameRu: `Еж ${name}`, sex: 'FEMALE' })
  const { bearer } = await signIn({ phone: `+${phone}`, deviceId: 'device-spouse' })
  const { family } = (await profile(bearer)).json
  const kinds = family.map(({ relKind }: { relKind: string }) => relKind).toSorted()
  expect(kinds).toEqual(['CHILD', 'CHILD', 'CHILD', 'ME', 'OTHER', 'SPOUSE'])
})
