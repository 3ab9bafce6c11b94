import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { asksForScreen } from '../http/asks-for-screen.ts'
import { unavailable } from '../http/refusal.ts'
import type { Readiness } from '../lifecycle/readiness.ts'

/** Asked of a server that is starting, too. */
const FOR_OPERATORS = ['/healthz', '/readyz', '/metrics']

const hidden = { schema: { hide: true } as object, logLevel: 'warn' as const }

/**
 * /healthz: the process runs. /readyz: it may be sent requests. While it is starting, whatever reads data is refused with
 * a time to retry: it may have no tables yet.
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
    if (readiness.phase === 'starting' && readsData(request))
      return app.http.refused(request, reply, unavailable())
  })
}

/** Calls, sitemaps and public pages, which the server renders. The built page of the other screens and its files are served. */
function readsData(request: FastifyRequest): boolean {
  const { url, routeOptions } = request
  if (url.startsWith('/api/') || url.startsWith('/sitemap')) return true
  const isRoute = routeOptions.url !== undefined && !FOR_OPERATORS.includes(routeOptions.url)
  return isRoute && asksForScreen(request)
}
