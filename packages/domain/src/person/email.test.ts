import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['anna@example.by', 'anna.kavaliova+visit@mail.example.by', "o'neil@example.com", 'a@b.by'])(
  '%s is an address',
  address => expect(isEmail(address)).toBe(true),
)

test.each([
  '',
  'anna',
  'anna@',
  'anna@example',
  '@example.by',
  'anna@@example.by',
  'anna @example.by',
  'anna..k@example.by',
  '.anna@example.by',
  'anna.@example.by',
  'анна@example.by',
  'anna@-example.by',
  `${'a'.repeat(250)}@b.by`,
])('%j is none', address => expect(isEmail(address)).toBe(false))
