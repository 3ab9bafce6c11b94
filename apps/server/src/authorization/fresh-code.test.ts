import { api, type CallName } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
import { type FreshDeed, freshDeeds } from '@vizit/contract/shapes/fresh-deed.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { type FreshCallName, situations } from './testing/fresh-situations.ts'

const world = await testWorld()
const { db } = world

const marked = (Object.entries(api) as [CallName, Call][]).flatMap(([name, call]) =>
  call.freshCode ? [[name as FreshCallName, call, call.freshCode.deed] as const] : [],
)

/** A person about to do the deed, the request, and what it would change. */
async function about(name: FreshCallName, call: Call) {
  const who = await world.patient()
  const { path = call.path, body, trace } = await situations[name](world, who)
  const ask = (freshCode?: string, key?: string, bearer = who.bearer) =>
    world.call(call.method, path, {
      bearer,
      ...(body && { body }),
      ...(freshCode && { freshCode }),
      ...(key && { key }),
    })
  const before = await trace()
  const expectNothingDone = async () => expect(await trace()).toEqual(before)
  return { who, ask, trace, before, expectNothingDone }
}

const wrongOf = (given: string) => {
  const [id, code] = given.split(':')
  return `${id}:${code === '000000' ? '111111' : '000000'}`
}
const codeOf = ({ json, status }: { json?: { code?: string }; status: number }) =>
  status < 400 ? status : json?.code
const otherThan = (deed: FreshDeed) => requireValue(freshDeeds.find(other => other !== deed))

test('every deed that needs a fresh code has a call marked with it', () => {
  expect(new Set(marked.map(([, , deed]) => deed))).toEqual(new Set(freshDeeds))
})

test.each(marked)(
  '%s is refused without a code, and the refusal names the deed',
  async (name, call, deed) => {
    const { ask, expectNothingDone } = await about(name, call)
    const { status, json } = await ask()
    expect([status, json.code, json.attributes]).toEqual([428, 'FRESH_CODE_REQUIRED', { deed }])
    await expectNothingDone()
  },
)

test.each(marked)(
  '%s is refused with a wrong code, and the number of guesses left is told',
  async (name, call, deed) => {
    const { who, ask, expectNothingDone } = await about(name, call)
    const wrong = wrongOf(await world.freshCode(who, deed))
    const tries = await Promise.all(Array.from({ length: 8 }, () => ask(wrong)))
    const left = tries.filter(({ json }) => json.code === 'INVALID_CODE')
    expect(left.map(({ json }) => json.attributes.attemptsLeft).sort()).toEqual([0, 1, 2, 3, 4])
    expect(tries.filter(({ json }) => json.code === 'BLOCKED_TRY_LATER')).toHaveLength(3)
    expect(codeOf(await ask(wrongOf(wrong)))).toBe('BLOCKED_TRY_LATER')
    await expectNothingDone()
  },
)

test.each(marked)(
  '%s counts a wrong code once, however often it comes with the same key',
  async (name, call, deed) => {
    const { who, ask, expectNothingDone } = await about(name, call)
    const right = await world.freshCode(who, deed)
    const tries = await Promise.all(Array.from({ length: 6 }, () => ask(wrongOf(right), 'once')))
    for (const { json } of tries)
      expect([json.code, json.attributes.attemptsLeft]).toEqual(['INVALID_CODE', 4])
    expect((await ask(wrongOf(right), 'again')).json.attributes.attemptsLeft).toBe(3)
    await expectNothingDone()
  },
)

test.each(marked)('%s is refused with a malformed code', async (name, call) => {
  const { ask, expectNothingDone } = await about(name, call)
  for (const given of ['123456', 'a:123456', `${crypto.randomUUID()}:12345`, "';--:000000"]) {
    expect(codeOf(await ask(given))).toBe('INVALID_ARGUMENT')
  }
  expect(codeOf(await ask(`${crypto.randomUUID()}:123456`))).toBe('FRESH_CODE_EXPIRED')
  await expectNothingDone()
})

test.each(marked)('%s is refused with an expired code', async (name, call, deed) => {
  const { who, ask, expectNothingDone } = await about(name, call)
  const code = await world.freshCode(who, deed)
  await db
    .updateTable('fresh_code')
    .set({ expires_at: world.clock.now() })
    .where('account_id', '=', who.accountId)
    .execute()
  expect(codeOf(await ask(code))).toBe('FRESH_CODE_EXPIRED')
  await expectNothingDone()
})

test.each(marked)('%s is refused with a code of another account', async (name, call, deed) => {
  const { ask, expectNothingDone } = await about(name, call)
  const stranger = await world.patient()
  expect(codeOf(await ask(await world.freshCode(stranger, deed)))).toBe('FRESH_CODE_EXPIRED')
  await expectNothingDone()
})

test.each(marked)(
  '%s is refused with a code that another device of the account asked for',
  async (name, call, deed) => {
    const { who, ask, expectNothingDone } = await about(name, call)
    const elsewhere = await world.anotherDevice(who)
    expect(codeOf(await ask(await world.freshCode(elsewhere, deed)))).toBe('FRESH_CODE_EXPIRED')
    await expectNothingDone()
  },
)

test.each(marked)('%s is refused with a code that was asked for another deed', async (name, call, deed) => {
  const { who, ask, expectNothingDone } = await about(name, call)
  expect(codeOf(await ask(await world.freshCode(who, otherThan(deed))))).toBe('FRESH_CODE_EXPIRED')
  await expectNothingDone()
})

test.each(marked)('%s is refused with a used code', async (name, call, deed) => {
  const { who, ask, expectNothingDone } = await about(name, call)
  const code = await world.freshCode(who, deed)
  await db
    .updateTable('fresh_code')
    .set({ used_at: world.clock.now() })
    .where('account_id', '=', who.accountId)
    .execute()
  expect(codeOf(await ask(code))).toBe('FRESH_CODE_EXPIRED')
  await expectNothingDone()
})

test.each(marked)('%s is done with the right code, which is then used up', async (name, call, deed) => {
  const { who, ask, trace, before } = await about(name, call)
  const code = await world.freshCode(who, deed)
  expect((await ask(code)).status).toBeLessThan(300)
  expect(await trace()).not.toEqual(before)
  const left = await db
    .selectFrom('fresh_code')
    .select('id')
    .where('account_id', '=', who.accountId)
    .where('used_at', 'is', null)
    .execute()
  expect(left).toEqual([])
})

test.each(marked.filter(([name]) => name !== 'deleteAccount'))(
  '%s whose answer was lost is answered again for the same key, and for no other one',
  async (name, call, deed) => {
    const { who, ask } = await about(name, call)
    const code = await world.freshCode(who, deed)
    const first = await ask(code, 'a-key')
    const again = await ask(code, 'a-key')
    expect([first.status, again.status]).toEqual([call.status, call.status])
    expect(codeOf(await ask(code, 'another-key'))).toBe('FRESH_CODE_EXPIRED')
    expect(codeOf(await ask(code))).toBe('FRESH_CODE_EXPIRED')
  },
)

test.each([
  ['setGrant', { level: 'BOOK_VISITS' }],
  ['saveEmails', null],
] as const)(
  'a change by %s that was undone since is not made again by a repeated request',
  async (name, undo) => {
    const [, call, deed] = requireValue(marked.find(([each]) => each === name))
    const who = await world.patient()
    const { path = call.path, body, trace } = await situations[name](world, who)
    const { bearer } = who
    const before = await trace()
    const freshCode = await world.freshCode(who, deed)
    const request = { bearer, body: requireValue(body), freshCode, key: 'once' }
    expect((await world.call(call.method, path, request)).status).toBe(200)
    expect(await trace()).not.toEqual(before)
    const former = undo
      ? { ...body, ...undo }
      : (before as { address: string; confirmed: boolean }[]).map(({ address }) => ({
          address,
          usage: 'PRIMARY',
        }))
    expect((await world.call(call.method, path, { bearer, body: former })).status).toBe(200)
    expect(await trace()).toEqual(before)
    expect((await world.call(call.method, path, request)).status).toBe(200)
    expect(await trace()).toEqual(before)
  },
)
