import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { register } from '../http/register-calls.ts'
import { type Repeating, repeat } from '../lifecycle/repeat-task.ts'
import type { RunningChanges } from './create-changes.ts'
import { followChangesRoute } from './follow-changes.ts'
import { type Bounds, Streams } from './streams.ts'

const HEARTBEAT_MS = 25_000

export interface ChangesOptions {
  readonly changes: RunningChanges
  /** Whether the session is still active. */
  readonly sessionLives: (sessionId: string) => Promise<boolean>
  /** Calls the listener with every session that ends, on any server. */
  readonly onSessionEnd: (listener: (sessionId: string) => void) => void
  readonly bounds?: Bounds
}

/** Tells open pages about changes for as long as their sessions are active. */
export async function changesPlugin(app: FastifyInstance, options: ChangesOptions) {
  const { changes, sessionLives, onSessionEnd } = options
  const streams = new Streams(options.bounds)
  changes.follow(news => streams.send(news))
  onSessionEnd(sessionId => streams.endSession(sessionId))
  const beat = async () => {
    streams.beat()
    // The notification of a session's end may have been lost with the database connection.
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
  // Runs before the server waits for pending requests, which include the open streams.
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
