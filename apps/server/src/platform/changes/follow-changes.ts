import { followChanges } from '@vizit/contract/calls/events.ts'
import { Content } from '../http/content.ts'
import { handle } from '../http/handle.ts'
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
  // Neither a proxy nor its compression may gather what is to be told at once.
  'x-accel-buffering': 'no',
  // At the stop of the server nobody waits for the next request of this connection.
  connection: 'close',
}
