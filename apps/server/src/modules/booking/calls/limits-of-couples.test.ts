import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

/* Spouses who are both members of a programme that covers families: each is covered by their own membership and by the other's. */

const world = await testWorld()
const { covers, doctor, newCode, payers } = programmesToBook(world)
const SPOUSE = { relKind: 'SPOUSE', level: 'BOOK_VISITS' } as const

async function couple(limit: { visits: number; ofFamily?: boolean }) {
  const code = newCode()
  const [anna, petr] = [await world.patient(), await world.patient()]
  await world.relate(anna.accountId, petr.profileId, SPOUSE)
  await world.relate(petr.accountId, anna.profileId, SPOUSE)
  for (const member of [anna, petr]) await world.cover(member, { code, coversFamily: true })
  await covers({ code, ...limit })
  return { code, anna, petr }
}

const remaining = async ({ bearer, profileId }: { bearer: string; profileId: string }, code: string) => {
  const shown = await world.call('GET', `/api/v2/my/coverage/programs/${code}?profileId=${profileId}`, {
    bearer,
  })
  return shown.json.limits[0].remaining
}

test('a person who is covered twice has a limit once, however many visits are left by the other membership', async () => {
  const { slot } = await doctor({ slots: 6 })
  const { code, anna, petr } = await couple({ visits: 2 })
  expect((await world.book(anna, { ...slot(0), programId: code })).status).toBe(201)
  expect(await remaining(anna, code)).toBe(1)
  expect((await world.book(anna, { ...slot(1), programId: code })).status).toBe(201)
  expect(await remaining(anna, code)).toBe(0)
  expect((await world.book(anna, { ...slot(2), programId: code })).json.code).toBe('PROGRAMME_LIMIT_REACHED')
  // The other one's is another limit.
  expect(await remaining(petr, code)).toBe(2)
  expect((await world.book(petr, { ...slot(3), programId: code })).status).toBe(201)
})

test('whoever was covered with a spouse and becomes a member has no new limit', async () => {
  const { slot } = await doctor()
  const code = newCode()
  const [anna, petr] = [await world.patient(), await world.patient()]
  await world.relate(petr.accountId, anna.profileId, SPOUSE)
  await world.cover(petr, { code, coversFamily: true })
  await covers({ code, visits: 1 })
  expect((await world.book(anna, { ...slot(0), programId: code })).status).toBe(201)
  await world.cover(anna, { code, coversFamily: true })
  expect(await remaining(anna, code)).toBe(0)
  expect((await world.book(anna, { ...slot(1), programId: code })).json.code).toBe('PROGRAMME_LIMIT_REACHED')
})

test('who books from two devices at once exceeds no limit by the two memberships', async () => {
  const { slot } = await doctor({ slots: 6 })
  const { code, anna } = await couple({ visits: 2 })
  const replies = await Promise.all(
    [0, 1, 2, 3].map(at => world.book(anna, { ...slot(at), programId: code })),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2)
})

test('of two families’ limits the page, the badge and the form speak of the one that pays for the next visit', async () => {
  const { slot, doctorId } = await doctor({ slots: 6 })
  const { code, anna } = await couple({ visits: 1, ofFamily: true })
  const said = async () => {
    const query = new URLSearchParams({ profileId: anna.profileId, doctorIds: doctorId })
    const badges = await world.call('GET', `/api/v2/my/coverage/cover?${query}`, { bearer: anna.bearer })
    const [payer] = (await payers(anna, slot(4))).json.programmes
    const badge = badges.json.doctors[0].usedUp ? 0 : 1
    return [await remaining(anna, code), badge, payer.limit.remaining]
  }
  expect(await said()).toEqual([1, 1, 1])
  expect((await world.book(anna, { ...slot(0), programId: code })).status).toBe(201)
  expect(await said()).toEqual([1, 1, 1])
  expect((await world.book(anna, { ...slot(1), programId: code })).status).toBe(201)
  expect(await said()).toEqual([0, 0, 0])
  expect((await world.book(anna, { ...slot(2), programId: code })).json.code).toBe('PROGRAMME_LIMIT_REACHED')
})
