import { expect, test } from 'vitest'
import { mayTakeOff, takenOffFrom } from './take-off-list.ts'

// 23:30 to midnight in Minsk, 2 March 2026.
const late = { startsAt: new Date('2026-03-02T20:30:00Z'), endsAt: new Date('2026-03-02T20:59:00Z') }

test.each([
  ['completed, on its day', 'completed', '2026-03-02T20:59:59Z', false],
  ['completed, as the next day begins in Minsk', 'completed', '2026-03-02T21:00:00Z', true],
  ['still reserved, the day after it has ended', 'reserved', '2026-03-03T06:00:00Z', true],
  ['still to come', 'reserved', '2026-03-01T06:00:00Z', false],
  ['cancelled, before its day', 'cancelled', '2026-03-01T06:00:00Z', false],
  ['cancelled, the day after it', 'cancelled', '2026-03-02T21:00:00Z', true],
])('%s (decisions D8)', (_case, status, now, may) =>
  expect(mayTakeOff({ ...late, status }, new Date(now))).toBe(may),
)

test('the next day begins at midnight in Minsk', () => expect(takenOffFrom(late)).toBe('2026-03-03'))
