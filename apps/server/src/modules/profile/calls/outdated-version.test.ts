import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { bearer } = await world.patient()
const read = (query = '') => world.call('GET', `/api/v2/my/profile${query}`, { bearer })

test('without a minimum version no client is outdated', async () => {
  expect((await read('?version=0.0.1&apiClient=web')).status).toBe(200)
})

test('an older client gets a redirect without a location, which is neither followed nor cached', async () => {
  await world.setting('minimumVersion', '1.2')
  world.clock.advance(1)
  const { status, json, headers } = await read('?version=1.1.9-installed&apiClient=web')
  expect([status, json.code, json.attributes]).toEqual([301, 'OUTDATED_VERSION', { minimumVersion: '1.2' }])
  expect(headers.location).toBeUndefined()
  // Browsers cache a permanent redirect unless they are told otherwise.
  expect(headers['cache-control']).toBe('no-store')
})

test.each(['?version=1.2', '?version=2.0-installed', '?version=dev', ''])(
  '%s is not outdated',
  async query => {
    expect((await read(query)).status).toBe(200)
  },
)
