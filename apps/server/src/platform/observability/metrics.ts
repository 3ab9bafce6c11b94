import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { Refused } from '../http/refusal.ts'
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts'
import { routeOf } from './route-of.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry in which modules register their metrics. */
    metrics: Registry
  }
}

export interface Measured {
  readonly database: Pick<Database, 'pool' | 'reads' | 'decisions'>
  readonly clock: Clock
  readonly access: MetricsAccess
}

/** /metrics for Prometheus: durations per route, database connections, and the process itself. */
export function measure(app: FastifyInstance, { database, clock, access }: Measured): void {
  // One registry per server, because tests and tools build several in one process.
  const registry = new Registry()
  app.decorate('metrics', registry)
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  gaugePool(registry, database)
  gaugeShared(registry, database)
  gaugeClock(registry, clock)
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    // Without permission the answer is that of an unknown URL.
    if (!mayReadMetrics(request, access))
      return app.http.refused(request, reply, new Refused('NOT_FOUND', {}))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function gaugePool(registry: Registry, { pool }: Measured['database']): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by what they do; waiting = requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function gaugeShared(registry: Registry, { reads, decisions }: Measured['database']): void {
  const registers = [registry]
  const labelNames = ['for'] as const
  new Gauge({
    name: 'database_shared_connections',
    help: 'Open connections that quick statements share, by what they are for',
    ...{ labelNames, registers },
    collect() {
      this.set({ for: 'reads' }, reads.load().connections)
      this.set({ for: 'decisions' }, decisions.load().connections)
    },
  })
  new Gauge({
    name: 'database_shared_statements',
    help: 'Statements on shared connections that wait for their answers',
    ...{ labelNames, registers },
    collect() {
      this.set({ for: 'reads' }, reads.load().statements)
      this.set({ for: 'decisions' }, decisions.load().statements)
    },
  })
}

function gaugeClock(registry: Registry, clock: Clock): void {
  new Gauge({
    name: 'server_clock_ahead_seconds',
    help: "How far the clock of this machine is ahead of the database's, which is followed",
    registers: [registry],
    collect() {
      this.set((systemClock.now().getTime() - clock.now().getTime()) / 1000)
    },
  })
}
