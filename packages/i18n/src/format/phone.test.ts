import { parsePhone } from '@vizit/domain/person/phone.ts'
import { expect, test } from 'vitest'
import { formatPhone, formatPhoneInText } from './phone.ts'

test.each([
  ['375291234567', '+375 (29) 123-45-67'],
  ['+375291234567', '+375 (29) 123-45-67'],
  ['+375 222 00-00-06', '+375 222 00-00-06'],
  ['8 (0163) 41-22-33', '8 (0163) 41-22-33'],
  ['103', '103'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})

test('a phone in a text has no line break, and can be pasted into a field', () => {
  const shown = formatPhoneInText('375291234567')
  expect(shown).toBe('+375\u00a0(29)\u00a0123\u201145\u201167')
  expect(parsePhone(shown)).toBe('375291234567')
})
