import { api } from '@vizit/contract/api.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { paths } = (await world.call('GET', '/api/openapi.json')).json
interface Operation {
  readonly operationId?: string
  readonly parameters?: readonly { name: string; description?: string }[]
  readonly responses: Record<string, { description: string }>
}
const operations = Object.values<Record<string, Operation>>(paths).flatMap(path => Object.values(path))
const named = new Map(operations.map(operation => [operation.operationId, operation]))

test('the OpenAPI document lists every call, and nothing else', () => {
  expect([...named.keys()].sort()).toEqual(Object.keys(api).sort())
})

test('every call documents its language header, and booking its idempotency key', () => {
  for (const { parameters } of operations) {
    expect(parameters?.map(({ name }) => name)).toContain('Accept-Language')
  }
  const key = named.get('bookVisit')?.parameters?.find(({ name }) => name === 'Idempotency-Key')
  expect(key?.description).toContain('24 hours')
})

test('every answer is documented, refusals by their codes', () => {
  const descriptions = operations.flatMap(({ responses }) => Object.values(responses))
  expect(descriptions.filter(({ description }) => description === 'Default Response')).toEqual([])
  expect(named.get('bookVisit')?.responses['409']?.description).toBe(
    'TIMESLOT_IS_BUSY, VISITOR_BUSY, PROGRAMME_LIMIT_REACHED',
  )
  expect(named.get('bookVisit')?.responses['413']?.description).toBe('PAYLOAD_TOO_LARGE')
})

test('an answer names its language, and caches keep the languages apart', async () => {
  const url = `/api/v2/public/booking/${world.clinic.providerCode}/branches`
  for (const [asked, given] of [
    ['be', 'be'],
    ['de', 'ru'],
  ] as const) {
    const { headers } = await world.app.inject({
      url,
      headers: { 'accept-language': asked, 'accept-encoding': 'gzip' },
    })
    expect(headers['content-language']).toBe(given)
    expect(String(headers.vary).toLowerCase()).toContain('accept-language')
  }
  const refused = await world.app.inject({ url: `${url}x`, headers: { 'accept-language': 'en' } })
  expect([refused.statusCode, refused.headers['content-language']]).toEqual([404, 'en'])
})
