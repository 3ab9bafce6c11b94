import type { FastifyInstance } from 'fastify'

/** Milliseconds that the requests in hand may still take; supervisors often kill after 30 s, and jobs take 5, the database 3. */
const PATIENCE = 15_000

/** Takes no more requests and finishes those in hand; what hangs for longer than `patience` is cut off. */
export async function closeInTime(app: FastifyInstance, patience = PATIENCE): Promise<void> {
  const { promise: late, resolve: cut } = Promise.withResolvers<void>()
  const timer = setTimeout(cut, patience)
  await Promise.race([app.close(), late.then(() => app.server.closeAllConnections())])
  clearTimeout(timer)
}
