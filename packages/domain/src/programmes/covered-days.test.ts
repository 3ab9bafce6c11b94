import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/civil-date.ts'
import { coveredDays, coversDay } from './covered-days.ts'

const bookable = { from: '2026-11-20', to: '2027-01-20' }

test.each([
  ['all of them', [{ from: '2026-01-01', to: null }], {}],
  ['all of them to the very last', [{ from: '2026-11-20', to: '2027-01-20' }], {}],
  ['those before its end', [{ from: '2026-01-01', to: '2026-11-30' }], { to: '2026-11-30' }],
  ['those from its beginning', [{ from: '2026-12-01', to: null }], { from: '2026-12-01' }],
  [
    'those of both coverages, where one follows the other',
    [
      { from: '2026-12-01', to: '2026-12-31' },
      { from: '2026-01-01', to: '2026-11-30' },
    ],
    { to: '2026-12-31' },
  ],
  [
    'those of the longer one',
    [
      { from: '2026-01-01', to: null },
      { from: '2026-10-01', to: '2026-11-30' },
    ],
    {},
  ],
  [
    'those before a gap and those after it',
    [
      { from: '2026-01-01', to: '2026-11-30' },
      { from: '2026-12-02', to: null },
    ],
    { to: '2026-11-30', later: [{ from: '2026-12-02' }] },
  ],
  [
    'those between several gaps',
    [
      { from: '2027-01-10', to: '2027-01-12' },
      { from: '2026-12-01', to: '2026-12-05' },
      { from: '2026-12-06', to: '2026-12-10' },
      { from: '2026-12-20', to: '2026-12-31' },
    ],
    {
      ...{ from: '2026-12-01', to: '2026-12-10' },
      later: [
        { from: '2026-12-20', to: '2026-12-31' },
        { from: '2027-01-10', to: '2027-01-12' },
      ],
    },
  ],
])('of the days that can be booked a programme covers %s', (_case, covers, days) => {
  expect(coveredDays(covers, bookable)).toEqual(days)
})

const day = fc.integer({ min: -20, max: 80 }).map(at => addDays(bookable.from, at))
const cover = fc.tuple(day, fc.option(fc.nat(60))).map(([from, length]) => ({
  from,
  to: length === null ? null : addDays(from, length),
}))

test('a day is covered if one of the coverages has it', () => {
  fc.assert(
    fc.property(fc.array(cover, { minLength: 1, maxLength: 4 }), covers => {
      const reaching = covers.filter(
        ({ from, to }) => from <= bookable.to && (to === null || to >= bookable.from),
      )
      fc.pre(reaching.length > 0)
      const days = coveredDays(covers, bookable)
      for (let each = bookable.from; each <= bookable.to; each = addDays(each, 1))
        expect([each, coversDay(days, each)]).toEqual([
          ...[each, covers.some(one => one.from <= each && (one.to === null || one.to >= each))],
        ])
    }),
  )
})

test.each([
  ['the last day', { to: '2026-11-30' }, '2026-11-30', true],
  ['the day after it', { to: '2026-11-30' }, '2026-12-01', false],
  ['the first day', { from: '2026-12-05' }, '2026-12-05', true],
  ['the day before it', { from: '2026-12-05' }, '2026-12-04', false],
  ['any day without bounds', {}, '2026-12-04', true],
  ['a day in a gap', { to: '2026-11-30', later: [{ from: '2026-12-05' }] }, '2026-12-04', false],
  ['a day after a gap', { to: '2026-11-30', later: [{ from: '2026-12-05' }] }, '2026-12-05', true],
])('%s', (_day, days, day, covered) => expect(coversDay(days, day)).toBe(covered))
