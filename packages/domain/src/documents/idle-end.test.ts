import { expect, test } from 'vitest'
import { idleEnd } from './idle-end.ts'

test.each([
  ['two minutes by default', 120_000, 1_120_000],
  ['at once', 0, 1_000_000],
  ['never', -1, Number.POSITIVE_INFINITY],
])('%s', (_case, idleMs, end) => expect(idleEnd({ idleMs, touchedAt: 1_000_000 })).toBe(end))
