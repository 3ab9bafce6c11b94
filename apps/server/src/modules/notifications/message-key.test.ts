import { expect, test } from 'vitest'
import { keyOf } from './message-key.ts'

const message = { id: '7', channel: 'sms', created_at: new Date('2026-03-02T06:00:00Z') }

test('a message that is sent again keeps its key', () => {
  expect(keyOf({ ...message, created_at: new Date(message.created_at) })).toBe(keyOf(message))
})

test.each([
  ['of another number', { id: '8' }],
  ['by another channel', { channel: 'email' }],
  [
    'of the same number in a database that was restored',
    { created_at: new Date('2026-03-02T06:00:00.001Z') },
  ],
])('a message %s has another key', (_what, other) => {
  expect(keyOf({ ...message, ...other })).not.toBe(keyOf(message))
})
