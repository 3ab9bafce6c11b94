import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { alwaysReady, type Readiness } from '../lifecycle/readiness.ts'
import { reportHealth } from './health.ts'
import { measure } from './metrics.ts'
import type { MetricsAccess } from './metrics-access.ts'
import { logRequests } from './request-log.ts'

export interface ObservabilityOptions {
  readonly database: Pick<Database, 'pool' | 'reads' | 'decisions' | 'state'>
  readonly clock: Clock
  readonly readiness?: Readiness | undefined
  /** Default: readable from this machine only. */
  readonly metrics?: MetricsAccess | undefined
}

const HERE: MetricsAccess = { token: undefined, onThisMachine: true }

/** Logs, metrics and health for operators. Registered after the HTTP binding and before the modules. */
export const observability = fastifyPlugin(
  async (
    app: FastifyInstance,
    { database, clock, readiness = alwaysReady, metrics = HERE }: ObservabilityOptions,
  ) => {
    logRequests(app)
    measure(app, { database, clock, access: metrics })
    reportHealth(app, database, readiness)
  },
)
