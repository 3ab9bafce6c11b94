import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Logger } from 'pino'

const GIVEN_ID = /^[\w-]{8,64}$/

/** How Fastify logs and names requests; the plugins of this folder do the rest. */
export function serverOptions(log: Logger, trustProxy: string | number | boolean): FastifyServerOptions {
  return {
    loggerInstance: log,
    // A number counts the proxies between the client and this server.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // One own line per request (request-log.ts), with the route instead of the URL.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // A proxy may set the request's id, so that one id is in all logs.
    genReqId: request => givenId(request) ?? randomUUID(),
    bodyLimit: 64 * 1024,
  }
}

function givenId(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  const id = request.headers['x-request-id']
  return typeof id === 'string' && GIVEN_ID.test(id) ? id : undefined
}
