import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { readConfigRoute } from './calls/read-config.ts'
import type { RemoteConfigDeps } from './deps.ts'

/** Settings that an operator can change while the product runs, and what a client must know about this server. */
export async function remoteConfigPlugin(app: FastifyInstance, deps: RemoteConfigDeps) {
  register(app, [readConfigRoute], deps)
}
