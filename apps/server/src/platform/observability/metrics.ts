import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { routeOf } from './route-of.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

declare module 'fastify' {
  interface FastifyInstance {
    /** Where modules register what they count, for /metrics. */
    metrics: Registry
  }
}

/** /metrics for Prometheus: how long each route takes, how busy the database's pool is, the process itself. */
export function measure(app: FastifyInstance, pool: pg.Pool): void {
  // A registry per server: tests and tools build several in one process.
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
  gaugePool(registry, pool)
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/metrics', { schema: { hide: true } as object }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}

function gaugePool(registry: Registry, pool: pg.Pool): void {
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
