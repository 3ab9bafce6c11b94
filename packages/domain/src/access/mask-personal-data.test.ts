import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskEmail, maskName, maskPhone } from './mask-personal-data.ts'

test.each([
  [['Анна', 'Ковалёва'], 'А*** К***'],
  [['Анна', null], 'А***'],
  [[null, null], null],
])('%j is shown as %s', (parts, shown) => expect(maskName(...parts)).toBe(shown))

test.each([
  ['anna.k@mail.example.by', 'a***@m***.by'],
  ['a@b.org', 'a***@b***.org'],
])('%s is shown as %s', (address, shown) => expect(maskEmail(address)).toBe(shown))

test('of a phone, operator code and last digits are shown', () =>
  expect(maskPhone('375291234567')).toBe('+375 (29) ***-**-67'))

test('the masked address does not show the length of the address', () =>
  fc.assert(
    fc.property(fc.emailAddress(), address => {
      const [local = '', domain = ''] = address.split('@')
      const longer = `${local}xx@${domain.slice(0, 1)}yy${domain.slice(1)}`
      expect(maskEmail(longer)).toBe(maskEmail(address))
    }),
  ))
