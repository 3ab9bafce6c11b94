import { expect, test } from 'vitest'
import { type LimitOfCoverage, limitOfPayer } from './limit-of-payer.ts'

const TODAY = '2026-03-10'
interface Limit extends LimitOfCoverage {
  readonly of: string
}

const own: Limit = {
  of: 'own',
  remaining: 2,
  renewsOn: '2026-04-01',
  remainingNext: 3,
  validFrom: '2026-01-01',
}
const spouses = { ...own, of: 'spouse', remaining: 5, renewsOn: '2027-01-01', remainingNext: 5 }
const empty = { ...own, remaining: 0 }

test.each<[string, Limit[], Limit]>([
  ['the first that has a visit left', [own, spouses], own],
  ['the other one, when the first is used up', [empty, spouses], spouses],
  ['not one that begins later', [own, { ...spouses, validFrom: '2026-03-12' }], own],
  [
    'the earlier of two that begin later',
    [
      { ...own, validFrom: '2026-03-13' },
      { ...spouses, validFrom: '2026-03-12' },
    ],
    { ...spouses, validFrom: '2026-03-12' },
  ],
  [
    'where both are used up, the first day on which one counts anew',
    [
      { ...empty, renewsOn: null, remainingNext: null },
      { ...spouses, remaining: 0 },
    ],
    { ...empty, renewsOn: '2027-01-01', remainingNext: 5 },
  ],
  [
    'with visits that are not booked yet',
    [
      { ...empty, remainingNext: 0 },
      { ...spouses, remaining: 0, renewsOn: '2026-04-01' },
    ],
    { ...empty, remainingNext: 5 },
  ],
  [
    'or on which another begins',
    [empty, { ...spouses, validFrom: '2026-03-12' }],
    { ...empty, renewsOn: '2026-03-12', remainingNext: 5 },
  ],
  ['but not one without visits', [empty, { ...spouses, remaining: 0, validFrom: '2026-03-12' }], empty],
])('%s', (_case, limits, said) => expect(limitOfPayer(limits, TODAY)).toEqual(said))

test('no limit is none', () => expect(limitOfPayer([], TODAY)).toBeUndefined())
