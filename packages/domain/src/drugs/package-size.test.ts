import { expect, test } from 'vitest'
import { type PackageSize, packageSizeOf, piecesIn, timesTheSize } from './package-size.ts'

test.each<[string, PackageSize]>([
  ['таблетки 200 мг №10', { pieces: 10, content: null }],
  ['tablets 200 mg No. 20', { pieces: 20, content: null }],
  ['таблетки 75мг в блистерах в упаковке №10х3', { pieces: 30, content: null }],
  ['таблетки 10мг в блистерах в упаковке №10х3, №10х6', { pieces: null, content: null }],
  ['таблетки 10мг в блистерах в упаковке №10х3, №15х2', { pieces: 30, content: null }],
  ['суспензия 100 мг/5 мл во флаконах 100 мл', { pieces: null, content: { amount: 100, unit: 'ml' } }],
  ['крем 2% в тубах 30г в упаковке №1', { pieces: 1, content: { amount: 30, unit: 'g' } }],
  ['мазь 5 мг/г для носа ў тубах 30 г №1', { pieces: 1, content: { amount: 30, unit: 'g' } }],
  ['раствор 5мг/мл в ампулах 2мл в упаковке №5х2', { pieces: 10, content: { amount: 2, unit: 'ml' } }],
  ['раствор для инфузий 250г/л во флаконах 50мл, 100мл', { pieces: null, content: null }],
  ['oral suspension 100 mg/5 ml, bottle 0.2 l', { pieces: null, content: { amount: 200, unit: 'ml' } }],
])('%s', (presentation, size) => expect(packageSizeOf(presentation)).toEqual(size))

test.each<[string, string, number | null]>([
  ['таблетки №10', 'таблетки №10х3', 3],
  ['таблетки №20', 'таблетки №10', 0.5],
  ['крем в тубах 15г', 'крем в тубах 30г №1', 2],
  ['раствор в ампулах 2мл №5', 'раствор в ампулах 2мл №10', 2],
  ['раствор в ампулах 2мл №5', 'таблетки №10', null],
  ['таблетки', 'таблетки №10', null],
])('%s and %s', (own, other, times) =>
  expect(timesTheSize(packageSizeOf(own), packageSizeOf(other))).toBe(times),
)

test.each([
  ['Метформин таблетки №60', 60],
  ['N20', 20],
  ['Метформин 500', null],
])('%s', (text, pieces) => expect(piecesIn(text)).toBe(pieces))
