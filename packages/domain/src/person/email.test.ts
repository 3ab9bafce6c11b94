import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  'anna@example.by',
  'anna.kavaliova+visit@mail.example.by',
  "o'neil@example.com",
  'a@b.by',
  'anna@пошта.бел',
  'anna@прыклад.пошта.бел',
  'ANNA@ПРЫКЛАД.БЕЛ',
  'anna@мая-пошта.бел',
  'anna@xn--80a1acny.xn--90ais',
  'anna@bücher.example',
])('%s is an address', address => expect(isEmail(address)).toBe(true))

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
  'анна@прыклад.бел',
  'anna@-прыклад.бел',
  'anna@прыклад-.бел',
  'anna@прыклад..бел',
  'anna@прыклад. бел',
  'anna@прыклад.б',
  'anna@прыклад.12',
  'anna@127.0.0.1',
  `anna@${'я'.repeat(60)}.бел`,
  `${'a'.repeat(64)}@${'пошта.'.repeat(20)}бел`,
  'anna@-example.by',
  `${'a'.repeat(250)}@b.by`,
])('%j is none', address => expect(isEmail(address)).toBe(false))
