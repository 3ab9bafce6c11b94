import { createHash } from 'node:crypto'

interface Sendable {
  readonly id: string
  readonly channel: string
  readonly created_at: Date
}

/**
 * By what a gateway tells a message that is sent again from another one, in the form of a UUID. Not the number alone: a
 * database that was restored gives the same numbers to other messages, and those would be taken for sent.
 */
export function keyOf({ id, channel, created_at }: Sendable): string {
  const hash = createHash('sha256').update(`${channel} ${id} ${created_at.toISOString()}`).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
