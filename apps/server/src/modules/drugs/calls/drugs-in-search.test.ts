import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
beforeAll(() => fillDrugsWorld(world.db, new Date(WORLD_START)))

const get = (path: string, language = 'ru') => world.call('GET', `/api/v2/public/${path}`, { language })

const found = async (q: string, more = '') => {
  const { json } = await get(`search?q=${encodeURIComponent(q)}${more}`)
  return { order: json.order, understood: json.understood, ...json.drugs }
}

test('the search of everything finds drugs with prices of the town', async () => {
  expect(await found('альфален', '&locationCode=17')).toEqual({
    ...{ order: ['drugs'], understood: null, total: 1 },
    items: [
      {
        ...{ drugId: '1', name: 'Альфален', inn: 'ибупрофен', form: 'таблетки', isDemo: false },
        ...{ priceFrom: 400, pharmaciesCount: 3, isUnknown: false },
      },
    ],
  })
})

test.each([
  ['by substance', 'ибупрофен', 3, null],
  ['with a dosage', 'ибупрофен 100', 1, { query: 'ибупрофен 100 мг', by: 'strength', isPartial: false }],
  ['in the wrong layout', 'fkmafkty', 1, { query: 'альфален', by: 'layout' }],
  ['with an error', 'альвален', 1, { query: 'альфален', by: 'error' }],
  ['none', 'ромашка', 0, null],
])('the search of everything finds drugs %s', async (_case, q, total, understood) => {
  expect(await found(q)).toMatchObject({ total, understood, order: total > 0 ? ['drugs'] : [] })
})

test('the search of everything shows as many drugs of a name as the list of drugs, in whatever spelling the register has it', async () => {
  await sql`update drug set name_ru = 'Дельтакс Форте' where id = 2`.execute(world.db)
  onTestFinished(async () => {
    await sql`update drug set name_ru = 'Бетален' where id = 2`.execute(world.db)
    world.clock.advance(2)
  })
  world.clock.advance(2)
  for (const [q, total] of [
    ['дэльтакс', 2],
    ['дельтакс', 2],
    ['дэльтакс форте', 1],
    ['дэлтакс', 2],
  ] as const) {
    const { json } = await get(`drugs?q=${encodeURIComponent(q)}`)
    expect([q, json.total, (await found(q)).total]).toEqual([q, total, total])
    expect([q, json.understood]).toEqual([q, q === 'дэлтакс' ? { query: 'дельтакс', by: 'error' } : null])
  }
})

test.each([
  ['купить альфален', { query: 'альфален', by: 'words' }],
  ['альфален аптека рядом', { query: 'альфален', by: 'words' }],
  ['альфален брест дешево', { query: 'альфален', by: 'town', town: { locationCode: 162, name: 'Брест' } }],
])('words about buying spoil no search of everything: %s', async (q, understood) => {
  expect(await found(q)).toMatchObject({ total: 1, understood })
})

test('what is found as typed leaves out drugs that are like it', async () => {
  const { doctorId } = await world.doctor()
  const change = world.db.updateTable('doctor').where('id', '=', doctorId)
  await change.set({ last_name_ru: 'Альфалин', last_name_be: null }).execute()
  onTestFinished(() => void change.set({ active: false }).execute())
  expect(await found('альфалин')).toMatchObject({ order: ['doctors'], understood: null, total: 0 })
})
