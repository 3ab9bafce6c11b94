import { tally } from '@vizit/test-kit/world/acts.ts'
import { familyActs, wrongCode } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await testWorld()
const { askBy, enter, family, join, joinBy, requests, showCode, textsTo } = familyActs(world.call)
const patients = async (count: number) => {
  const made = await world.patients(count)
  return (at: number) => made[at] as WorldPatient
}

test("a person who enters a code is not a relative yet: the owner is asked, and each sees only the other's short name", async () => {
  const of = await patients(2)
  const [anna, boris] = [of(0), of(1)]
  const asked = await askBy(anna, boris, 'PARENT')
  expect([asked.status, asked.json.status]).toEqual([200, 'requested'])
  const seen = {
    id: asked.json.request.id,
    name: 'Иванова М.',
    relKind: 'PARENT',
    createdAt: '2026-03-02T06:00:00Z',
    expiresAt: '2026-03-05T06:00:00Z',
  }
  expect(asked.json).toEqual({ status: 'requested', request: seen })
  expect(await requests(anna)).toEqual({ incoming: [seen], outgoing: [] })
  expect(await requests(boris)).toEqual({ incoming: [], outgoing: [seen] })
  expect([await family(anna), await family(boris)]).toMatchObject([{ length: 1 }, { length: 1 }])
  expect(await textsTo(anna.phone)).toEqual([expect.stringContaining('просьба войти в вашу семью')])
  expect(await textsTo(boris.phone)).toEqual([])
})

test('entering a code without naming the relation answers its kind; nobody is asked, and the code is not used up', async () => {
  const of = await patients(2)
  const { json } = await showCode(of(0), 'SPOUSE')
  const { status, json: told } = await enter(of(1), json.code)
  expect([status, told]).toEqual([200, { status: 'choose', kind: 'SPOUSE' }])
  expect(await requests(of(0))).toEqual({ incoming: [], outgoing: [] })
  expect((await join(of(1), json.code, 'SPOUSE')).json.status).toBe('requested')
})

test.each([
  ['a spouse’s code', 'SPOUSE', 'OTHER'],
  ['a relative’s code', 'OTHER', 'SPOUSE'],
])(
  '%s entered as the other kind is not a wrong code: the answer names its kind',
  async (_case, made, meant) => {
    const of = await patients(2)
    const { json } = await showCode(of(0), made)
    for (let time = 0; time < 8; time++) {
      const { status, json: told } = await join(of(1), json.code, meant)
      expect([status, told]).toEqual([200, { status: 'choose', kind: made }])
    }
    expect((await join(of(1), json.code, made)).json.status).toBe('requested')
  },
)

test("nobody can join themselves, and one's own code does not count as a wrong one", async () => {
  const of = await patients(2)
  const { json } = await showCode(of(0))
  for (let time = 0; time < 8; time++) {
    expect((await join(of(0), json.code)).json.code).toBe('INVALID_OBJECT_ID')
  }
  expect(await family(of(0))).toHaveLength(1)
})

test('five wrong codes within an hour lock the account and the device, however many come at once', async () => {
  const of = await patients(2)
  const { json } = await showCode(of(0))
  const guesses = await Promise.all(Array.from({ length: 12 }, () => join(of(1), wrongCode(json.code))))
  expect(tally(guesses)).toEqual({ '400 INVALID_OBJECT_ID': 5, '423 BLOCKED_TRY_LATER': 7 })
  const right = await join(of(1), json.code)
  expect([right.status, right.json.attributes]).toEqual([423, { retryAfter: 3600 }])
  world.clock.set('2026-03-02T07:00:01Z')
  expect((await join(of(1), json.code)).status).toBe(200)
  world.clock.set('2026-03-02T06:00:00Z')
})

test('ten wrong codes in a day lock them for the rest of the day', async () => {
  const of = await patients(2)
  const { json } = await showCode(of(0))
  for (const at of ['06:00:00Z', '07:00:01Z']) {
    world.clock.set(`2026-03-02T${at}`)
    for (let time = 0; time < 5; time++) await join(of(1), wrongCode(json.code))
  }
  world.clock.set('2026-03-02T08:00:02Z')
  const right = await join(of(1), json.code)
  expect([right.status, right.json.attributes]).toEqual([423, { retryAfter: 22 * 3600 - 2 }])
  world.clock.set('2026-03-02T06:00:00Z')
})

test('guesses of many accounts are limited together, and accounts without guesses can still join', async () => {
  const of = await patients(4)
  const { json } = await showCode(of(0))
  const guesser = of(1)
  const guess = async (who: WorldPatient) => (await join(who, wrongCode(json.code))).json.code
  expect([await guess(guesser), await guess(guesser)]).toEqual(['INVALID_OBJECT_ID', 'INVALID_OBJECT_ID'])
  await sql`
    insert into family_attempt (kind, account_id, device_id, address_hash, at)
    select 'wrong-code', ${of(2).accountId}, 'd' || n, int4send(n), ${world.clock.now()}
    from generate_series(1, 600) n`.execute(world.db)
  expect(await guess(guesser)).toBe('BLOCKED_TRY_LATER')
  // Every other account still has its free guesses.
  expect([await guess(of(3)), await guess(of(3))]).toEqual(['INVALID_OBJECT_ID', 'INVALID_OBJECT_ID'])
  expect(await guess(of(3))).toBe('BLOCKED_TRY_LATER')
  const [honest] = await world.patients(1)
  if (!honest) throw new Error('a patient')
  expect((await join(honest, json.code)).json.status).toBe('requested')
  await world.db.deleteFrom('family_attempt').execute()
})

test('of many people who use one code at once one makes a request', async () => {
  const of = await patients(6)
  const { json } = await showCode(of(0))
  const replies = await Promise.all([1, 2, 3, 4, 5].map(at => join(of(at), json.code)))
  expect(tally(replies)).toEqual({ 200: 1, '400 INVALID_OBJECT_ID': 4 })
  expect((await requests(of(0))).incoming).toHaveLength(1)
})

test('after a lost answer the same request is found by the same key and by the same code', async () => {
  const of = await patients(2)
  const { json: shown } = await showCode(of(0))
  const ask = (body: object) =>
    world.call('POST', '/api/v2/my/family/join', { bearer: of(1).bearer, body, key: 'the-only-join' })
  const body = { code: shown.code, relKind: 'OTHER' }
  const first = await ask(body)
  expect([first.status, await ask(body)]).toMatchObject([200, { status: 200, json: first.json }])
  const two = await Promise.all([join(of(1), shown.code), join(of(1), shown.code)])
  expect(two.map(({ json }) => json)).toEqual([first.json, first.json])
  expect(await textsTo(of(0).phone)).toHaveLength(1)
  const other = await ask({ ...body, code: wrongCode(shown.code) })
  expect([other.status, other.json.code]).toEqual([400, 'INVALID_ARGUMENT'])
})

test('a person with a spouse cannot ask for another, and the code stays valid', async () => {
  const of = await patients(3)
  await joinBy(of(0), of(1), 'SPOUSE')
  const { json } = await showCode(of(2), 'SPOUSE')
  const second = await join(of(0), json.code, 'SPOUSE')
  expect([second.status, second.json.attributes]).toEqual([409, { relKind: 'SPOUSE', limit: 1 }])
  expect((await enter(of(0), json.code)).json).toEqual({ status: 'choose', kind: 'SPOUSE' })
})
