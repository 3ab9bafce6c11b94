import { expect, test } from 'vitest'
import { passesHistoryFilter } from './history-filter.ts'

const visit = { providerCode: 'demo', status: 'reserved' } as const

test.each([
  ['no filter lets all through', {}, visit, true],
  ['the medical centre', { clinic: 'demo' }, visit, true],
  ['another medical centre', { clinic: 'mir' }, visit, false],
  ['a visit that nobody marked as missed has taken place', { outcome: 'completed' }, visit, true],
  ['a missed visit is asked for', { outcome: 'missed' }, { ...visit, status: 'missed' }, true],
  ['a missed visit is not a completed one', { outcome: 'completed' }, { ...visit, status: 'missed' }, false],
  ['a cancelled visit is asked for', { outcome: 'cancelled' }, { ...visit, status: 'cancelled' }, true],
  ['a visit that took place is not a cancelled one', { outcome: 'cancelled' }, visit, false],
  [
    'a cancelled visit is not a completed one',
    { outcome: 'completed' },
    { ...visit, status: 'cancelled' },
    false,
  ],
  ['both must fit', { clinic: 'mir', outcome: 'missed' }, { ...visit, status: 'missed' }, false],
] as const)('%s', (_case, filter, given, passes) => expect(passesHistoryFilter(filter, given)).toBe(passes))
