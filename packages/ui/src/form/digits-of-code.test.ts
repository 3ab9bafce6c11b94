import { expect, test } from 'vitest'
import { digitsOfCode } from './digits-of-code.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['12–34–56', '123456'],
  ['１２３４５６', '123456'],
  ['код 123-456', '123456'],
  ['Визит: код 123 456. Действует 5 минут.', '123456'],
  ['24.11 код: 123456', '123456'],
  ['Код для записи на 09:15 — 123456', '123456'],
  ['12', '12'],
  ['1 2 3', '123'],
  ['1234567', '123456'],
  ['нет', ''],
])('%j is %j', (written, digits) => expect(digitsOfCode(written, 6)).toBe(digits))

test('a captcha has five digits', () => expect(digitsOfCode('12 3-45', 5)).toBe('12345'))
