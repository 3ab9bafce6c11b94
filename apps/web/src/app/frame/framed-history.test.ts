import { afterEach, expect, test } from 'vitest'
import { rememberProvider } from '../provider/provider-choice.ts'
import { framedHistory } from './framed-history.ts'

const history = framedHistory()
afterEach(() => window.history.replaceState(null, '', '/'))

const shown = () => location.pathname + location.search + location.hash

test.each([
  ['/visits', '/visits?provider=demo'],
  ['/timeslot?branch=1&date=2026-11-24', '/timeslot?branch=1&date=2026-11-24&provider=demo'],
  ['/timeslot?provider=other', '/timeslot?provider=demo'],
  ['/confirm-email#token=a%2Bb', '/confirm-email?provider=demo#token=a%2Bb'],
])('%s is written in the address as %s', (path, address) => {
  rememberProvider('?provider=demo')
  history.push(path)
  history.flush()
  expect(shown()).toBe(address)
  expect(history.location.href).toBe(path)
  expect(history.createHref(path)).toBe(address)
})

test('without a provider nothing is added to the address', () => {
  history.replace('/visits?tab=past')
  history.flush()
  expect(shown()).toBe('/visits?tab=past')
})
