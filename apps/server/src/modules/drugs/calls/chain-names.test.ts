import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeAll, expect, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
beforeAll(async () => {
  await fillDrugsWorld(world.db, new Date(WORLD_START))
  const chains = await world.db
    .insertInto('pharmacy_chain')
    .values([
      { code: 'spring', name: 'Крыничка', name_be: 'Крынічка' },
      { code: 'ash', name: 'Ясень' },
    ])
    .returning('id')
    .execute()
  for (const [at, { id }] of chains.entries())
    await world.db
      .updateTable('pharmacy')
      .set({ chain_id: id })
      .where('id', '=', at + 1)
      .execute()
})

test.each([
  ['be', 'Крынічка', 'Ясень'],
  ['en', 'Крыничка', 'Ясень'],
  ['ru', 'Крыничка', 'Ясень'],
])(
  'a chain is called in the language of the reader where it has a name in it: %s',
  async (language, ...names) => {
    const chainOf = async (id: number) =>
      (await world.call('GET', `/api/v2/public/pharmacies/${id}`, { language })).json.chain
    expect([await chainOf(1), await chainOf(2)]).toEqual(names)
  },
)
