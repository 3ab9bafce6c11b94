import { createHash } from 'node:crypto'

interface Sendable {
  readonly id: string
  readonly channel: string
  readonly created_at: Date
}

/**
 * The key by which a gateway recognises a message that is sent again, as a UUID. It contains more than the id: a
 * restored database gives the same ids to other messages, which would then be dropped as already sent.
 */
export function keyOf({ id, channel, created_at }: Sendable): string {
  const hash = createHash('sha256').update(`${channel} ${id} ${created_at.toISOString()}`).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
