import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../router/search-params.ts'
import { timeslotSearch } from './timeslot-search.ts'

test('a choice goes into the address as plain text and comes back', () => {
  const choice = { clinic: 'demo', branch: '12', doctor: '7', date: '2026-11-24' }
  const address = stringifySearch(choice)
  expect(address).toBe('?clinic=demo&branch=12&doctor=7&date=2026-11-24')
  expect(timeslotSearch(parseSearch(address))).toEqual(choice)
})

test.each([
  ['a number that is none', { branch: '12x' }],
  ['a date that is none', { date: 'tomorrow' }],
  ['what nobody asked for', { phone: '375291234567' }],
])('%s is left out', (_case, search) => expect(timeslotSearch(search)).toEqual({}))
