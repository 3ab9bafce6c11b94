import { expect, test } from 'vitest'
import { isIncomplete } from './incomplete-feed.ts'

test.each([
  ['most rows name unknown packs, and most of what was there is missing', [100, 90, 100, 90], true],
  ['goods that are in no register, beside all that was there', [100, 90, 100, 0], false],
  ['a pharmacy that sells out', [10, 0, 100, 90], false],
  ['a fifth of both', [100, 20, 100, 20], false],
  ['more than a fifth of both', [100, 21, 100, 21], true],
  ['single rows', [8, 4, 8, 4], false],
  ['a pharmacy that had nothing', [100, 90, 0, 0], false],
])('%s', (_case, [rows = 0, unused = 0, had = 0, missing = 0], expected) =>
  expect(isIncomplete({ rows, unused, had, missing })).toBe(expected),
)
