import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { alwaysReady, type Readiness } from '../lifecycle/readiness.ts'
import { reportHealth } from './health.ts'
import { measure } from './metrics.ts'
import { logRequests } from './request-log.ts'

export interface ObservabilityOptions {
  readonly database: Pick<Database, 'pool' | 'reads' | 'decisions' | 'state'>
  readonly clock: Clock
  readonly readiness?: Readiness | undefined
}

/** What operators see of the server. Registered after the HTTP binding and before the modules. */
export const observability = fastifyPlugin(
  async (app: FastifyInstance, { database, clock, readiness = alwaysReady }: ObservabilityOptions) => {
    logRequests(app)
    measure(app, { database, clock })
    reportHealth(app, database, readiness)
  },
)
