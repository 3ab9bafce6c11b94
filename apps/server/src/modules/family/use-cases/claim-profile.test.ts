import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import type { Call } from '@vizit/test-kit/world/call.ts'
import { aChild, anAdult, familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { lockAccounts } from '../store/lock-families.ts'
import { lockRelationsTo } from '../store/relations.ts'
import { comeOfAge } from './come-of-age.ts'

const { app, signIn, profile, clock, db, database } = await signInWorld()
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

const MARIA = { fullNameRu: 'Иванова Мария', birthday: '1985-06-15', sex: 'FEMALE', consentReceived: false }

let number = 0
/** A patient who has entered their own facts. */
async function registered(facts: object = ANNA) {
  const phone = `+3752930000${String(++number).padStart(2, '0')}`
  const { bearer } = await signIn({ phone, deviceId: `device-of-${number}` })
  await call('POST', '/api/v2/my/profile', { bearer, body: facts })
  return { bearer, phone: phone.slice(1) }
}

/** A mother without an account, added by her daughter. */
async function motherOf(daughter: { bearer: string; phone: string }, phone: string) {
  const relId = (await start(daughter, anAdult(phone))).json.attributes.objectId
  await send(daughter, relId)
  const { json } = await confirm(daughter, relId, await codeSentTo(phone))
  return json.data.family[1].profileId as string
}

/** The number of transactions that wait for another one's lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

test('a matching phone alone links nothing; with the same data the account gets its profile, relative and rights', async () => {
  const anna = await registered()
  const mother = await motherOf(anna, '375297000011')
  const { bearer } = await signIn({ phone: '+375297000011', deviceId: 'device-mother' })
  const blank = (await profile(bearer)).json
  expect(blank).toMatchObject({ fullNameRu: null, birthday: null, family: [{ relKind: 'ME' }] })
  expect(blank.family).toHaveLength(1)
  expect(blank.me).not.toBe(mother)
  const { json } = await call('POST', '/api/v2/my/profile', { bearer, body: MARIA })
  expect(json).toMatchObject({ ...MARIA, me: mother, consentReceived: true })
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

test('the data may also come from a relative to whom the empty account gives its code', async () => {
  const [anna, olga] = [await registered(), await registered()]
  const mother = await motherOf(anna, '375297000017')
  const { bearer } = await signIn({ phone: '+375297000017', deviceId: 'device-told' })
  expect((await profile(bearer)).json.me).not.toBe(mother)
  expect(await motherOf(olga, '375297000017')).toBe(mother)
  const { me, family } = (await profile(bearer)).json
  expect([me, family.length]).toEqual([mother, 3])
})

test('a claim waits for changes of the families that it affects', async () => {
  const anna = await registered()
  const child = onlyChild(await addChild(anna, { ...aChild, birthday: '2008-03-05' }))
  await saveChild(anna, { _id: child, phone: '+375297000016' })
  const before = clock.now()
  clock.set('2026-03-05T06:00:00Z')
  const { bearer } = await signIn({ phone: '+375297000016', deviceId: 'device-waiting' })
  const body = { fullNameRu: aChild.fullNameRu, birthday: '2008-03-05', sex: 'MALE', consentReceived: true }
  const claim = await db.transaction().execute(async trx => {
    // The same lock order as a removal: first the accounts, then the relations.
    const { account_id } = await trx
      .selectFrom('family_relation')
      .select('account_id')
      .where('profile_id', '=', child)
      .executeTakeFirstOrThrow()
    await lockAccounts(trx, [account_id])
    const claiming = call('POST', '/api/v2/my/profile', { bearer, body })
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1))
    await sql`set local lock_timeout = 1`.execute(trx)
    await lockRelationsTo(trx, [child])
    return { claiming }
  })
  expect((await claim.claiming).json.me).toBe(child)
  clock.set(before)
})

test('a grown child claims the profile with their own data; the parents keep the name', async () => {
  const anna = await registered()
  const child = onlyChild(await addChild(anna, { ...aChild, birthday: '2008-06-01' }))
  await saveChild(anna, { _id: child, phone: '+375297000013' })
  const before = clock.now()
  const facts = { fullNameRu: aChild.fullNameRu, birthday: '2008-06-01', sex: 'MALE', consentReceived: true }
  clock.set('2026-06-01T00:00:00Z')
  const { bearer } = await signIn({ phone: '+375297000013', deviceId: 'device-grown' })
  // The parents entered the number, so the number alone proves nothing.
  expect((await profile(bearer)).json.me).not.toBe(child)
  const { json } = await call('POST', '/api/v2/my/profile', { bearer, body: facts })
  expect(json).toMatchObject({ me: child, consentReceivedAt: '2026-06-01T00:00:00Z' })
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

test.each([
  ['on the day', false],
  ['after the night in which the parents’ rights ended', true],
])(
  "the parents' consent does not count for the grown child, who is asked: claimed %s",
  async (_case, isTold) => {
    const anna = await registered()
    const phone = `+37529700002${Number(isTold)}`
    const child = onlyChild(await addChild(anna, { ...aChild, birthday: '2008-08-01' }))
    await saveChild(anna, { _id: child, phone })
    const before = clock.now()
    clock.set('2026-08-01T06:00:00Z')
    if (isTold) await comeOfAge(testServices({ database, clock }))
    const { bearer } = await signIn({ phone, deviceId: `device-asked-${isTold}` })
    const { json } = await call('POST', '/api/v2/my/profile', {
      bearer,
      body: { fullNameRu: aChild.fullNameRu, birthday: '2008-08-01', sex: 'MALE', consentReceived: false },
    })
    expect(json).toMatchObject({ me: child, consentReceived: false, consentReceivedAt: null })
    clock.set(before)
  },
)

test('another person with that phone gets a new profile', async () => {
  const anna = await registered()
  const child = onlyChild(await addChild(anna, { ...aChild, birthday: '2008-07-01' }))
  await saveChild(anna, { _id: child, phone: '+375297000014' })
  const { bearer } = await signIn({ phone: '+375297000014', deviceId: 'device-stranger' })
  const { json } = await call('POST', '/api/v2/my/profile', { bearer, body: ANNA })
  expect(json.me).not.toBe(child)
  expect(json.family).toHaveLength(1)
})

test('if two people had the person as spouse, the first one stays, and the registration succeeds', async () => {
  const [anna, olga] = [await registered(), await registered()]
  const phone = '375297000015'
  for (const who of [anna, olga]) {
    const relId = (await start(who, { ...anAdult(phone), relKind: 'SPOUSE' })).json.attributes.objectId
    await send(who, relId)
    expect((await confirm(who, relId, await codeSentTo(phone))).status).toBe(200)
  }
  for (const name of ['Ада', 'Эва', 'Ия']) await addChild(anna, { fullNameRu: `Еж ${name}`, sex: 'FEMALE' })
  const { bearer } = await signIn({ phone: `+${phone}`, deviceId: 'device-spouse' })
  const { family } = (await call('POST', '/api/v2/my/profile', { bearer, body: MARIA })).json
  const kinds = family.map(({ relKind }: { relKind: string }) => relKind).toSorted()
  expect(kinds).toEqual(['CHILD', 'CHILD', 'CHILD', 'ME', 'OTHER', 'SPOUSE'])
})
