import { familyLimits, isLimited } from '@vizit/domain/family/relations.ts'
import { aChild, familyActs } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const world = await testWorld()
const acts = familyActs(world.call)
const PEOPLE = 4

type Act =
  | { readonly kind: 'child'; readonly who: number; readonly n: number }
  | { readonly kind: 'SPOUSE' | 'PARENT'; readonly who: number; readonly whom: number }
  | { readonly kind: 'leave'; readonly who: number }

const someone = fc.nat(PEOPLE - 1)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('child'), who: someone, n: fc.nat(30) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('SPOUSE', 'PARENT'), who: someone, whom: someone }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), who: someone }) },
) as fc.Arbitrary<Act>

const letters = 'абвгдежзиклмнопрстуфхцчшэюя'
const nameOf = (n: number) => `Ш${letters[n % letters.length]}${letters[(n * 7) % letters.length]}`

/** Checks the database: no family exceeds its limits, and no place is used twice. */
async function counts(accountIds: readonly string[]) {
  return world.db
    .selectFrom('family_relation')
    .select(['account_id', 'rel_kind'])
    .select(({ fn }) => [fn.countAll<string>().as('all'), fn.count<string>('place').distinct().as('places')])
    .where('account_id', 'in', accountIds)
    .groupBy(['account_id', 'rel_kind'])
    .execute()
}

test('no family exceeds its limits, whatever is done at the same moment', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 2, maxLength: 8 }), { maxLength: 4 }),
      async rounds => {
        const people = await world.patients(PEOPLE)
        const at = (n: number) => people[n] as WorldPatient
        const play = async (one: Act): Promise<number> => {
          if (one.kind === 'child') {
            const facts = {
              fullNameRu: `${aChild.fullNameRu.split(' ')[0]} ${nameOf(one.n)}`,
              isAnotherPerson: true,
            }
            return (await acts.addChild(at(one.who), facts)).status
          }
          if (one.kind !== 'leave') return (await acts.joinBy(at(one.whom), at(one.who), one.kind)).status
          const relative = (await acts.family(at(one.who)))[1]
          if (!relative) return 204
          const path = relative.relKind === 'CHILD' ? acts.removeChild : acts.removeRelative
          return (await path(at(one.who), relative.profileId)).status
        }
        for (const round of rounds) {
          const statuses = await Promise.all(round.map(play))
          expect(statuses.filter(status => status >= 500)).toEqual([])
        }
        for (const { rel_kind, all, places } of await counts(people.map(({ accountId }) => accountId))) {
          const kind = rel_kind as 'CHILD'
          if (!isLimited(kind)) continue
          expect(Number(all)).toBeLessThanOrEqual(familyLimits[kind])
          expect(places).toBe(all)
        }
      },
    ),
    { numRuns: 12 },
  ))

test('the database refuses a relative for whom there is no place', async () => {
  const [owner] = await world.patients(1)
  if (!owner) throw new Error('a patient')
  const parents = await Promise.allSettled(
    Array.from({ length: 9 }, () =>
      world.relative(owner.accountId, { relKind: 'PARENT', level: 'VIEW_NAME' }),
    ),
  )
  expect(parents.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('a place that becomes free can be taken again', async () => {
  const [owner] = await world.patients(1)
  if (!owner) throw new Error('a patient')
  for (const name of ['Ада', 'Эва', 'Ия', 'Уля', 'Яна'])
    await acts.addChild(owner, { fullNameRu: `Еж ${name}` })
  const child = (await acts.family(owner))[3]
  await acts.removeChild(owner, child.profileId)
  expect((await acts.addChild(owner, { fullNameRu: 'Еж Оля' })).status).toBe(201)
  expect((await acts.addChild(owner, { fullNameRu: 'Еж Юля' })).json.code).toBe('FAMILY_LIMIT')
})
