import { expect, test } from 'vitest'
import { isChangeable } from './change-cut-off.ts'

const start = new Date('2026-03-02T07:00:00Z')

test.each([
  ['a day before', '2026-03-01T07:00:00Z', true],
  ['exactly at the cut-off', '2026-03-02T06:30:00Z', true],
  ['a moment too late', '2026-03-02T06:30:00.001Z', false],
  ['after the start', '2026-03-02T07:10:00Z', false],
])('%s', (_case, now, changeable) => expect(isChangeable(start, new Date(now), 30)).toBe(changeable))
