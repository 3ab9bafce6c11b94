import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register.ts'
import { listFrameHostsRoute } from './calls/list-frame-hosts.ts'
import type { FrameDeps } from './deps.ts'

/** On whose pages the product is shown in a frame (product §1). */
export async function framePlugin(app: FastifyInstance, deps: FrameDeps) {
  // A page of any site may ask: what it learns stands in the header of every page that it could open.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*')
    done()
  })
  register(app, [listFrameHostsRoute], deps)
}
