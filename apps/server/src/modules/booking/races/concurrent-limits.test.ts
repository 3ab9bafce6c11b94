import { tally } from '@vizit/test-kit/world/acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
const { newCode, covers, used } = programmesToBook(world)
const FAMILY = 16

/** Members of one family, who share a limit. */
async function family(visits: number) {
  const code = newCode()
  const patients = await world.patients(FAMILY)
  for (const patient of patients) await world.cover(patient, { code, family: 'shared' })
  await covers({ code, visits, ofFamily: true })
  const { slots } = await world.doctor({ slots: FAMILY })
  return { code, patients, slot: (at: number) => requireValue(slots[at]) }
}

test.each([1, 5])(
  'members of a family book %s remaining visits at once: none too many, none too few',
  async visits => {
    const { code, patients, slot } = await family(visits)
    const replies = await Promise.all(
      patients.map((patient, at) => world.book(patient, { ...slot(at), programId: code })),
    )
    expect(tally(replies)).toEqual({ '201': visits, '409 PROGRAMME_LIMIT_REACHED': FAMILY - visits })
    expect(await used(code)).toBe(visits)
    // Those who were refused have no visit, and the times are free for own expenses.
    const refused = patients.filter((_, at) => replies[at]?.status !== 201)
    const free = patients.map((_, at) => slot(at)).filter((_, at) => replies[at]?.status !== 201)
    const again = await Promise.all(refused.map((patient, at) => world.book(patient, requireValue(free[at]))))
    expect(tally(again)).toEqual({ '201': FAMILY - visits })
  },
)

test('bookings and cancellations of one limit at once never exceed it and never deadlock', async () => {
  const { code, patients, slot } = await family(2)
  const outcomes = await Promise.all(
    patients.map(async (patient, at) => {
      for (let round = 0; round < 4; round++) {
        const booked = await world.book(patient, { ...slot(at), programId: code })
        if (booked.status !== 201) {
          expect(booked.json.code).toBe('PROGRAMME_LIMIT_REACHED')
          continue
        }
        expect(await used(code)).toBeLessThanOrEqual(2)
        expect((await world.cancel(patient, booked.json.orderId)).status).toBe(204)
      }
    }),
  )
  expect(outcomes).toHaveLength(FAMILY)
  expect(await used(code)).toBe(0)
})
