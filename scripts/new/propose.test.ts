import { expect, test } from 'vitest'
import { type Known, proposeMethod, proposePath } from './propose.ts'

test.each([
  ['read-invoice', 'GET'],
  ['list-invoices', 'GET'],
  ['download-invoice', 'GET'],
  ['cancel-visit', 'DELETE'],
  ['save-profile', 'PUT'],
  ['change-wait', 'PATCH'],
  ['book-visit', 'POST'],
])('%s is a %s', (name, method) => {
  expect(proposeMethod(name)).toBe(method)
})

const known = (method: string, path: string): Known => ({ module: 'waitlist', method, path })
const neighbours = [
  known('GET', '/api/v2/my/providers/waitlist'),
  known('PATCH', '/api/v2/my/providers/waitlist/:waitId'),
  known('POST', '/api/v2/my/providers/waitlist/offers/:offerId/take'),
  known('GET', '/api/v2/public/places'),
]
const wanted = (name: string, method: string, who = 'patient') => ({ module: 'waitlist', name, method, who })

test('the path has the prefix of most neighbours', () => {
  expect(proposePath(wanted('list-rules', 'GET'), neighbours, neighbours)).toBe(
    '/api/v2/my/providers/waitlist/rules',
  )
  expect(proposePath(wanted('list-rules', 'GET', 'anyone'), neighbours, neighbours)).toBe(
    '/api/v2/public/places/rules',
  )
})

test('a noun that is already in the prefix is not repeated, unless that path is taken', () => {
  expect(proposePath(wanted('join-waitlist', 'POST'), neighbours, neighbours)).toBe(
    '/api/v2/my/providers/waitlist',
  )
  expect(proposePath(wanted('read-waitlist', 'GET'), neighbours, neighbours)).toBe(
    '/api/v2/my/providers/waitlist/read-waitlist',
  )
})

test('without neighbours the module gives the prefix', () => {
  expect(proposePath(wanted('list-rules', 'GET'), [], [])).toBe('/api/v2/my/waitlist/rules')
})
