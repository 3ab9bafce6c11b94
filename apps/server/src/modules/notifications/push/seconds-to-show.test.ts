import { expect, test } from 'vitest'
import { secondsToShow } from './seconds-to-show.ts'

const now = new Date('2026-03-02T06:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test.each([
  ['a message that never expires', null, 600],
  ['a message that expires in the morning', inMinutes(540), 600],
  ['an offer of a quarter of an hour', inMinutes(15), 300],
  ['a message that is about to expire', inMinutes(1), 60],
])('%s', (_case, expiresAt, seconds) => expect(secondsToShow(now, expiresAt)).toBe(seconds))
