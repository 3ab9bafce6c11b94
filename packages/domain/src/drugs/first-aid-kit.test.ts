import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countOther,
  expiryOf,
  type KitItem,
  kitLimits,
  kitOrder,
  mergeKits,
  overSoon,
  parseBestBefore,
  readKit,
  writeKit,
} from './first-aid-kit.ts'

const item = (id: string, parts: Partial<KitItem> = {}): KitItem => ({
  ...{ id, name: 'Нурофен', packId: '11', count: 1, bestBefore: '2027-01-31', forWhom: '' },
  ...parts,
})

test.each([
  ['2026-11-22', 'over'],
  ['2026-11-23', 'today'],
  ['2026-11-24', 'week'],
  ['2026-11-30', 'week'],
  ['2026-12-01', 'month'],
  ['2026-12-23', 'month'],
  ['2026-12-24', 'later'],
  [null, null],
])('best before %s is %s on 23 November', (bestBefore, expiry) =>
  expect(expiryOf(bestBefore, '2026-11-23')).toBe(expiry),
)

test('who has medicines that are over, or will be within a month, is warned of them', () => {
  const days = ['2026-11-22', '2026-11-30', '2026-12-23', '2026-12-24', null]
  const kit = days.map((bestBefore, at) => item(String(at), { bestBefore }))
  expect(overSoon(kit, '2026-11-23').map(({ id }) => id)).toEqual(['0', '1', '2'])
})

test.each([
  ['31.12.2026', '2026-12-31'],
  ['12.2026', '2026-12-31'],
  ['02.2028', '2028-02-29'],
  ['12/26', '2026-12-31'],
  ['12.26', '2026-12-31'],
  ['12/2026', '2026-12-31'],
  ['12 2026', '2026-12-31'],
  ['02-28', '2028-02-29'],
  ['31/12/26', '2026-12-31'],
  ['2026-12', '2026-12-31'],
  ['0527', '2027-05-31'],
  ['1227', '2027-12-31'],
  ['5.27', '2027-05-31'],
  ['5/2027', '2027-05-31'],
  ['1.5.27', '2027-05-01'],
  ['2027-5', '2027-05-31'],
  ['310527', '2027-05-31'],
  ['052027', '2027-05-31'],
  ['122026', '2026-12-31'],
  ['201226', '2026-12-20'],
  ['31052027', '2027-05-31'],
  ['20270531', '2027-05-31'],
  ['20121220', '2012-12-20'],
  ['300227', null],
  ['5/7', null],
  ['1.5.7', null],
  ['2027', null],
  ['2705', null],
  ['527', null],
  ['052', null],
  ['2026-12-30', '2026-12-30'],
  ['01.01.1899', null],
  ['31.12.1999', null],
  ['01.01.2000', '2000-01-01'],
  ['12.2056', '2056-12-31'],
  ['12.2057', null],
  ['31.12.9999', null],
  ['27/12', null],
  ['13.2026', null],
  ['00.2026', null],
  ['30.02.2027', null],
  ['', null],
])('%s on a package is %s', (written, date) => expect(parseBestBefore(written, '2026-11-23')).toBe(date))

test('what is over soonest comes first, then by name', () => {
  const kit = [item('a', { bestBefore: null }), item('b'), item('c', { bestBefore: '2026-01-01' })]
  expect(kitOrder([...kit, item('d', { name: 'Аспирин' })]).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a'])
})

test('a kit that was written is read again, and anything else is refused', () => {
  const items = [item('a'), item('b', { packId: null, bestBefore: null, forWhom: 'Маша' })]
  expect(readKit(writeKit(items))).toEqual(items)
  expect(readKit(`\uFEFF${writeKit(items)}`)).toEqual(items)
  const turned = { ...item('a'), name: '\u202EНурофен\u0000', forWhom: ' \u2066Маша\n' }
  expect(readKit(writeKit([turned]))).toEqual([{ ...item('a'), forWhom: 'Маша' }])
  for (const wrong of [
    { count: -1 },
    { count: 1.5 },
    { name: ' ' },
    { packId: '0' },
    { bestBefore: '2026-02-30' },
  ])
    expect(readKit(writeKit([{ ...item('a'), ...wrong }]))).toBeNull()
  for (const text of [
    '',
    'null',
    '[]',
    '{"items":[]}',
    '{"format":"vizit-first-aid-kit","version":2,"items":[]}',
  ])
    expect(readKit(text)).toBeNull()
  fc.assert(fc.property(fc.json(), text => void readKit(text)))
})

test('bringing the same file in twice changes nothing, and too many are refused', () => {
  const own = [item('a'), item('b')]
  const once = mergeKits(own, [item('a', { count: 5 }), item('c')])
  expect(once?.map(({ id, count }) => [id, count])).toEqual([
    ['a', 5],
    ['b', 1],
    ['c', 1],
  ])
  expect(mergeKits(once ?? [], [item('a', { count: 5 }), item('c')])).toEqual(once)
  const full = Array.from({ length: kitLimits.items }, (_, at) => item(`i${at}`))
  expect(mergeKits(full, [item('one more')])).toBeNull()
})

test('of what is brought in those are counted that are not there, or are other than there', () => {
  const own = [item('a'), item('b')]
  expect(countOther(own, own)).toBe(0)
  expect(countOther(own, [item('a'), item('b', { count: 5 }), item('c')])).toBe(2)
})
