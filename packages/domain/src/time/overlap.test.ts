import { expect, test } from 'vitest'
import { overlap } from './overlap.ts'

const at = (start: string, end: string) => ({
  start: `2026-11-24T${start}`,
  end: `2026-11-24T${end}`,
})
const visit = at('06:00:00Z', '06:30:00Z')

test.each([
  ['the same', at('06:00:00.000Z', '06:30:00.000Z'), true],
  ['begins within', at('06:29:00Z', '07:00:00Z'), true],
  ['holds it', at('05:00:00Z', '08:00:00Z'), true],
  ['begins when it ends, written otherwise', at('06:30:00.000Z', '07:00:00.000Z'), false],
  ['ends when it begins', at('05:30:00Z', '06:00:00Z'), false],
])('%s', (_case, other, shared) => {
  expect(overlap(visit, other)).toBe(shared)
  expect(overlap(other, visit)).toBe(shared)
})
