import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { alwaysReady, type Readiness } from './readiness.ts'

/** Background work that runs as long as the server. */
export interface Worker {
  begin(): unknown
  /** Also called for a worker that was never begun. */
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
 * Workers begin only on this release's schema: a server that listens while it starts begins them after its
 * migrations. An app that is built on a migrated database begins them when it is ready.
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
    // In reverse order: a worker that others depend on ends after them.
    app.addHook('onClose', async () => {
      for (const worker of all.toReversed()) await worker.end()
    })
  },
)
