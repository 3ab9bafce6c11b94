import { expect, test } from 'vitest'
import { phoneOf } from './phone-of.ts'

const phone = (value: string) => ({ system: 'phone', value })

test.each([
  ['8 (029) 123-45-67', '375291234567'],
  ['80291234567', '375291234567'],
  ['8-029-123-45-67', '375291234567'],
  ['+375 29 123 45 67', '375291234567'],
  ['00375291234567', '375291234567'],
  ['8 (017) 123-45-67', null],
  ['029 123-45-67', null],
  ['1234567890', null],
  ['+48 123 456 789 01', null],
  ['', null],
])('%s', (written, expected) => expect(phoneOf([phone(written)])).toBe(expected))

test('text that is not a phone is ignored', () => {
  const mail = { system: 'email', value: '375441234567' }
  expect(phoneOf([mail, {}, phone('8 (017) 123-45-67'), phone('8 (033) 123-45-67')])).toBe('375331234567')
})
