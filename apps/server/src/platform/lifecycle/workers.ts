import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { alwaysReady, type Readiness } from './readiness.ts'

/** What goes on beside the requests, as long as the server runs. */
export interface Worker {
  begin(): unknown
  /** Also of one that has never begun. */
  end(): Promise<unknown>
}

export interface Workers {
  add(worker: Worker): void
  begin(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    workers: Workers
  }
}

/**
 * No worker begins before the schema is that of this code: a server that listens while it starts has yet to migrate, and
 * begins them when it has. An app that is built on a migrated database begins them as it gets ready.
 */
export const workers = fastifyPlugin(
  async (app: FastifyInstance, { readiness = alwaysReady }: { readiness?: Readiness | undefined }) => {
    const all: Worker[] = []
    const begin = async () => {
      for (const worker of all) await worker.begin()
    }
    app.decorate('workers', { add: worker => void all.push(worker), begin })
    app.addHook('onReady', async () => {
      if (readiness.phase === 'ready') await begin()
    })
    // Those that others speak through end after them.
    app.addHook('onClose', async () => {
      for (const worker of all.toReversed()) await worker.end()
    })
  },
)
