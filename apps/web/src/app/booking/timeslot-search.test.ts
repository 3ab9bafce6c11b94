import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../router/search-params.ts'
import { timeslotSearch } from './timeslot-search.ts'

test('a choice is written into the address as plain text and read back', () => {
  const choice = { clinic: 'demo', branch: '12', doctor: '7', date: '2026-11-24' }
  const address = stringifySearch(choice)
  expect(address).toBe('?clinic=demo&branch=12&doctor=7&date=2026-11-24')
  expect(timeslotSearch(parseSearch(address))).toEqual(choice)
})

test.each([
  ['an invalid number', { branch: '12x' }],
  ['an invalid date', { date: 'tomorrow' }],
  ['an unknown parameter', { phone: '375291234567' }],
])('%s is ignored', (_case, search) => expect(timeslotSearch(search)).toEqual({}))
