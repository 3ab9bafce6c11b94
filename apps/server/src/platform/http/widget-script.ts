import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Fresh for ten minutes; for a day a browser may use its copy while it fetches the next one. */
const CACHING = 'public, max-age=600, stale-while-revalidate=86400'

/** Serves `/widget.js`, by which a clinic's page frames the product (apps/widget). */
export async function widgetScript(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    // Its files by name, because every other URL is a screen's.
    wildcard: false,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: reply => {
      reply.header('cache-control', CACHING)
      // Loaded by pages of other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    },
  })
}
