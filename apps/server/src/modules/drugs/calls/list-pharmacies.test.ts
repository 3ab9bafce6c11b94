import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeAll, expect, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
beforeAll(() => fillDrugsWorld(world.db, new Date(WORLD_START)))

const list = (query: Record<string, string> = {}, language = 'ru') =>
  world.call('GET', `/api/v2/public/pharmacies/all?${new URLSearchParams(query)}`, { language })
const namesOf = (json: { readonly items: readonly { readonly name: string }[] }) =>
  json.items.map(({ name }) => name)

test('all pharmacies are listed by town and name, with what a card shows, whatever they have', async () => {
  const { status, json } = await list()
  expect([status, json.total, json.nextCursor]).toEqual([200, 4, null])
  expect(namesOf(json)).toEqual(['Брестская', 'Вторая', 'Первая', 'Третья'])
  expect(json.items[2]).toEqual({
    ...{ pharmacyId: '1', name: 'Первая', chain: null, address: 'Первая улица, 1', town: 'Минск' },
    ...{ locationCode: 17, location: { latitude: 53.9, longitude: 27.5 }, phones: ['+375170000001'] },
    ...{ isDemo: false, openNow: { isOpen: true, changesAt: '2026-03-02T17:00:00Z' } },
  })
  expect(namesOf((await list({}, 'en')).json)).toContain('First')
})

test('those of a town, and those that are open now', async () => {
  expect(namesOf((await list({ locationCode: '17' })).json)).toEqual(['Вторая', 'Первая', 'Третья'])
  expect(namesOf((await list({ locationCode: '17', openNow: 'true' })).json)).toEqual(['Вторая', 'Первая'])
})

test('pages follow each other, also in another language', async () => {
  const first = (await list({ limit: '3' })).json
  expect([first.items.length, first.total]).toEqual([3, 4])
  const second = (await list({ limit: '3', cursor: first.nextCursor }, 'be')).json
  expect([namesOf(second), second.nextCursor]).toEqual([['Третья'], null])
})

test('an unknown town and a cursor of another list are refused', async () => {
  const { nextCursor } = (await list({ limit: '1', locationCode: '17' })).json
  for (const [query, path] of [
    [{ locationCode: '999999' }, 'locationCode'],
    [{ cursor: nextCursor }, 'cursor'],
    [{ cursor: 'abc' }, 'cursor'],
  ] as const) {
    const { status, json } = await list(query)
    expect([status, json.attributes.fields]).toMatchObject([400, [{ path }]])
  }
})
