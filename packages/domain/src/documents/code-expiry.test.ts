import { expect, test } from 'vitest'
import { codeExpiry } from './code-expiry.ts'

test.each([
  ['two minutes by default', 120_000, 1_120_000],
  ['at 0, as soon as the opened record may have been seen', 0, 1_030_000],
  ['nor sooner for less than that', 5_000, 1_030_000],
  ['never', -1, Number.POSITIVE_INFINITY],
])('%s', (_case, idleMs, end) => expect(codeExpiry({ idleMs, touchedAt: 1_000_000 })).toBe(end))
