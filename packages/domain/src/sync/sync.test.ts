import { expect, test } from 'vitest'
import { syncFrom } from './sync-from.ts'
import { isUpdatedSince } from './updated-since.ts'

test('changes are requested since the day before the last sync, in Minsk', () => {
  expect(syncFrom('2026-03-02T20:59:59Z')).toBe('2026-03-01')
  expect(syncFrom('2026-03-02T21:00:00Z')).toBe('2026-03-02')
})

test.each([
  ['before the ping', '2026-03-02T05:59:59Z', '2026-03-02T06:00:00Z', false],
  ['at its start', '2026-03-02T06:00:00Z', '2026-03-02T06:00:00Z', true],
  ['after it', '2026-03-02T06:00:01Z', '2026-03-02T06:00:00Z', true],
  ['no ping yet', '2026-03-02T06:00:01Z', null, false],
])('changed %s', (_case, lastUpdated, ping, marked) => expect(isUpdatedSince(lastUpdated, ping)).toBe(marked))
