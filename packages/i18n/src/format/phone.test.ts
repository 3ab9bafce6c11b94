import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['375291234567', '+375 (29) 123-45-67'],
  ['+375291234567', '+375 (29) 123-45-67'],
  ['+375 222 00-00-06', '+375 222 00-00-06'],
  ['8 (0163) 41-22-33', '8 (0163) 41-22-33'],
  ['103', '103'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
