import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { unavailable } from '../http/refusal.ts'
import type { Readiness } from '../lifecycle/readiness.ts'

const hidden = { schema: { hide: true } as object, logLevel: 'warn' as const }

/**
 * /healthz: the process runs. /readyz: it may be sent requests. While it is not ready, calls are refused with a
 * time to retry.
 */
export function reportHealth(
  app: FastifyInstance,
  database: Pick<Database, 'state'>,
  readiness: Readiness,
): void {
  app.get('/healthz', hidden, async (_request, reply) => reply.send({ status: 'alive' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const status = readiness.phase === 'ready' ? await database.state() : readiness.phase
    return reply.status(status === 'ready' ? 200 : 503).send({ status, detail: readiness.detail })
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Otherwise the client would keep its connection open, and the server would wait for its end.
    if (readiness.phase === 'stopping') reply.header('connection', 'close')
    done()
  })
  app.addHook('onRequest', async (request, reply) => {
    if (readiness.phase === 'starting' && request.url.startsWith('/api/'))
      return app.http.refused(request, reply, unavailable())
  })
}
