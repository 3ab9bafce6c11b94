import { followChanges } from '@vizit/contract/calls/events.ts'
import { handle } from '../http/handle-call.ts'
import { Content } from '../http/raw-content.ts'
import { unavailable } from '../http/refusal.ts'
import type { Streams } from './streams.ts'

export interface FollowDeps {
  readonly streams: Streams
}

export const followChangesRoute = handle(followChanges, async ({ actor }, { streams }: FollowDeps) => {
  const { accountId, sessionId } = actor
  const stream = streams.open({ accountId, sessionId })
  return stream
    ? new Content(stream, {
        type: 'text/event-stream',
        caching: 'no-store, no-transform',
        headers: UNBUFFERED,
      })
    : unavailable()
})

const UNBUFFERED = {
  // Proxies must not buffer the stream, for compression either.
  'x-accel-buffering': 'no',
  // A stopping server must not wait for another request on this connection.
  connection: 'close',
}
