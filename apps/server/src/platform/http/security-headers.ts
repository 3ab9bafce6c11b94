import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

const OF_THE_REPLY = new Set(['content-type', 'content-length', 'date', 'connection'])

/**
 * Helmet's headers, computed once, because they are the same for every reply. Its plugin would compute them for
 * each reply, which costs a tenth of a short read (docs/performance.md).
 */
export async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify()
  await probe.register(helmet, options)
  probe.get('/', async () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  const own = Object.entries(headers).filter(([name]) => !OF_THE_REPLY.has(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}
