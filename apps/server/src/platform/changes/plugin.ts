import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { register } from '../http/register.ts'
import { type Repeating, repeat } from '../lifecycle/repeat.ts'
import type { RunningChanges } from './create-changes.ts'
import { followChangesRoute } from './follow-changes.ts'
import { type Bounds, Streams } from './streams.ts'

const HEARTBEAT_MS = 25_000

export interface ChangesOptions {
  readonly changes: RunningChanges
  /** Whether a session, still or no longer, may be told anything. */
  readonly sessionLives: (sessionId: string) => Promise<boolean>
  /** Calls its listener with every session that ends, on whichever server. */
  readonly onSessionEnd: (listener: (sessionId: string) => void) => void
  readonly bounds?: Bounds
}

/** What changes is told to the pages that show it, for as long as their sessions live. */
export async function changesPlugin(app: FastifyInstance, options: ChangesOptions) {
  const { changes, sessionLives, onSessionEnd } = options
  const streams = new Streams(options.bounds)
  changes.follow(news => streams.tell(news))
  onSessionEnd(sessionId => streams.endSession(sessionId))
  const beat = async () => {
    streams.beat()
    // News of an ending may have been lost with a connection to the database.
    for (const sessionId of streams.sessions()) {
      if (!(await sessionLives(sessionId))) streams.endSession(sessionId)
    }
  }

  let heart: Repeating | undefined
  app.workers.add({
    begin: async () => {
      heart = repeat(beat, HEARTBEAT_MS, () => undefined)
      await changes.begin()
    },
    end: async () => {
      await heart?.stop()
      await changes.end()
    },
  })
  // Before the server waits for the requests in hand, of which the open streams are some.
  app.addHook('preClose', async () => streams.endAll())
  new Gauge({
    name: 'event_streams_open',
    help: 'Pages that are told what changes',
    registers: [app.metrics],
    collect() {
      this.set(streams.count)
    },
  })
  register(app, [followChangesRoute], { streams })
}
