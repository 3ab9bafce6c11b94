import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type pg from 'pg'
import { alwaysReady, type Readiness } from '../lifecycle/readiness.ts'
import { reportHealth } from './health.ts'
import { measure } from './metrics.ts'
import { logRequests } from './request-log.ts'

export interface ObservabilityOptions {
  readonly pool: pg.Pool
  readonly readiness?: Readiness | undefined
}

/** What operators see of the server. Registered after the HTTP binding and before the modules. */
export const observability = fastifyPlugin(
  async (app: FastifyInstance, { pool, readiness = alwaysReady }: ObservabilityOptions) => {
    logRequests(app)
    measure(app, pool)
    reportHealth(app, pool, readiness)
  },
)
