import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register.ts'
import { readConfigRoute } from './calls/read-config.ts'
import type { RemoteConfigDeps } from './deps.ts'

/** What an operator sets while the product runs, and what a client must know of this server. */
export async function remoteConfigPlugin(app: FastifyInstance, deps: RemoteConfigDeps) {
  register(app, [readConfigRoute], deps)
}
