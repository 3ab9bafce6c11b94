import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeAll, expect, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
beforeAll(() => fillDrugsWorld(world.db, new Date(WORLD_START)))

const many = Array.from({ length: 200 }, (_, at) => `${at + 1}:1`).join(',')
const ask = (query: string) => world.call('GET', `/api/v2/public/pharmacies?${query}`)

test.each([
  ['a pack that does not exist', 'packs=999999999:1', 'packs', 'unknown'],
  ['none of a pack', 'packs=11:0', 'packs', 'invalid_format'],
  ['a thousand million of a pack', 'packs=11:1000000000', 'packs', 'invalid_format'],
  ['200 packs', `packs=${many}`, 'packs', 'invalid_format'],
  ['a pack twice', 'packs=11:1,11:2', 'packs', 'invalid_value'],
  ['packs twice', 'packs=11:1&packs=21:1', 'packs', 'invalid_type'],
  ['a NUL', 'packs=11:1%00', 'packs', 'invalid_format'],
  ['east of the country', 'packs=11:1&lat=55.75&lon=37.62', 'lon', 'too_big'],
  ['south of the country', 'packs=11:1&lat=50.45&lon=30.52', 'lat', 'too_small'],
  ['half a place', 'packs=11:1&lat=53.9', 'lon', 'invalid_value'],
  ['more decimals than are needed', 'packs=11:1&lat=53.9001&lon=27.5', 'lat', 'invalid_format'],
  ['a negative radius', 'packs=11:1&lat=53.9&lon=27.5&radius=-1', 'radius', 'too_small'],
  ['no limit', 'packs=11:1&limit=0', 'limit', 'too_small'],
  ['a million', 'packs=11:1&limit=1000000', 'limit', 'too_big'],
  ['a town that does not exist', 'packs=11:1&locationCode=99999', 'locationCode', 'unknown'],
  ['a cursor that is none', 'packs=11:1&cursor=abc', 'cursor', 'unknown'],
])('%s is refused by its field', async (_case, query, path, problem) => {
  const { status, json } = await ask(query)
  expect([status, json.code, json.attributes?.fields]).toEqual([400, 'INVALID_ARGUMENT', [{ path, problem }]])
})

test.each([
  ['other packs', 'packs=41:1&locationCode=17'],
  ['another count', 'packs=11:2&locationCode=17'],
  ['another town', 'packs=11:1&locationCode=162'],
  ['another order', 'packs=11:1&locationCode=17&sort=rank'],
  ['open ones alone', 'packs=11:1&locationCode=17&openNow=true'],
])('a cursor of a list is none of the list of %s', async (_case, query) => {
  const { nextCursor } = (await ask('packs=11:1&locationCode=17&limit=1')).json
  const { status, json } = await ask(`${query}&limit=1&cursor=${nextCursor}`)
  expect([status, json.attributes?.fields]).toEqual([400, [{ path: 'cursor', problem: 'unknown' }]])
})
