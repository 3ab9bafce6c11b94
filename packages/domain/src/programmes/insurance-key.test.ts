import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isOtherKey,
  joinContractNumber,
  parseBarcode,
  parseContractNumber,
  parseSuffix,
} from './insurance-key.ts'

test.each([
  ['4810000000018', '4810000000018'],
  [' 4810 0000 0001 8 ', '4810000000018'],
  ['№ 4810000000018\u200b', '4810000000018'],
  ['481000000001', null],
  ['48100000000188', null],
  ['481000000001x', null],
  ['', null],
])('the barcode "%s" is %s', (text, barcode) => expect(parseBarcode(text)).toBe(barcode))

test.each([
  ['ДМС-123456', { number: 'ДМС-123456', suffix: null }],
  ['дмс-123456/12', { number: 'ДМС-123456', suffix: '12' }],
  ['BC–00123 / 7', { number: 'ВС-00123', suffix: '7' }],
  ['ВС-00123/7', { number: 'ВС-00123', suffix: '7' }],
  ['дмс 123456', { number: 'ДМС-123456', suffix: null }],
  ['ДМС123456/12', { number: 'ДМС-123456', suffix: '12' }],
  ['№ ДМС-123456', { number: 'ДМС-123456', suffix: null }],
  ['ДМС № 123456/12', { number: 'ДМС-123456', suffix: '12' }],
  ['\u200bДМС-123\u00ad456\u2060', { number: 'ДМС-123456', suffix: null }],
  ['ДМС', null],
  ['12', null],
  ['ДМС-123456/', null],
  ['ДМС-1/2/3', null],
  ["ДМС-1'", null],
  ['1'.repeat(31), null],
  [`ДМС${'1'.repeat(27)}`, { number: `ДМС-${'1'.repeat(27)}`, suffix: null }],
  [`ДМС-${'1'.repeat(27)}`, { number: `ДМС-${'1'.repeat(27)}`, suffix: null }],
  [`ДМС${'1'.repeat(28)}`, null],
])('the contract number "%s"', (text, number) => expect(parseContractNumber(text)).toEqual(number))

test.each([
  ['number', '4810000000018', true],
  ['number', '481 0000 0000 18', true],
  ['number', 'ДМС-200001', false],
  ['number', '200001', false],
  ['barcode', 'ДМС-200001/77', true],
  ['barcode', '200001', false],
  ['barcode', '4810000000018', false],
  ['barcode', 'ДМС', false],
] as const)('in the field of the %s, "%s" is the other key: %s', (field, text, is) =>
  expect(isOtherKey(field, text)).toBe(is),
)

test('a number that was read reads as itself', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const number = parseContractNumber(text)
      if (number) expect(parseContractNumber(joinContractNumber(number))).toEqual(number)
    }),
  )
})

test.each([
  ['77', '77'],
  [' /77 ', '77'],
  ['дмс-200001/7a', '7А'],
  ['', null],
  ['7!', null],
])('the suffix "%s" is %s', (text, suffix) => expect(parseSuffix(text)).toBe(suffix))
