import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { listFrameHostsRoute } from './calls/list-frame-hosts.ts'
import type { FrameDeps } from './deps.ts'

/** Which sites may show the product in a frame (product §1). */
export async function framePlugin(app: FastifyInstance, deps: FrameDeps) {
  // Scripts of any site may read the list: it is also in the headers of every page.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*')
    done()
  })
  register(app, [listFrameHostsRoute], deps)
}
