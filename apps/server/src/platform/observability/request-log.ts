import type { FastifyInstance } from 'fastify'
import { routeOf } from './route-of.ts'

/** Every reply carries the request's id, and every request leaves one line under that id. */
export function logRequests(app: FastifyInstance): void {
  // To look for people's names in these five facts, none of which is anybody's, took a tenth of a quick request.
  const plain = app.log.child({}, { redact: [] })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    plain.info(facts, 'answered')
    done()
  })
}
