import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { credentialsOf } from './credentials-of.ts'

test.each([
  ['Bearer a:b', 'a:b'],
  ['bearer a', 'a'],
  ['BEARER  a ', 'a'],
  ['Bearer', undefined],
  ['Bearer ', undefined],
  ['Bearers a', undefined],
  ['Basic a', undefined],
  ['Bearer a b', undefined],
  [undefined, undefined],
])('%s', (header, credentials) => expect(credentialsOf(header, 'Bearer')).toBe(credentials))

test('accounts and links are known by their scheme in any case', async () => {
  const world = await testWorld()
  const { bearer } = await world.patient()
  const status = async (authorization: string) =>
    (await world.app.inject({ url: '/api/v2/my/profile', headers: { authorization } })).statusCode
  expect([await status(`bearer ${bearer}`), await status(`BEARER ${bearer}`)]).toEqual([200, 200])
  expect(await status(`Visit ${bearer}`)).toBe(401)
})
