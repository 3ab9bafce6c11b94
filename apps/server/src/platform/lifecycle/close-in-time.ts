import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds that pending requests may still take. Supervisors often kill after 30 s; jobs take 5 s, the
 * database 3 s.
 */
const PATIENCE = 15_000

/** Accepts no more requests and finishes the pending ones; after `patience` they are cut off. */
export async function closeInTime(app: FastifyInstance, patience = PATIENCE): Promise<void> {
  const { promise: late, resolve: cut } = Promise.withResolvers<void>()
  const timer = setTimeout(cut, patience)
  await Promise.race([app.close(), late.then(() => app.server.closeAllConnections())])
  clearTimeout(timer)
}
