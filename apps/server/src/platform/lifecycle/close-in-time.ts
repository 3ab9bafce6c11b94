import type { FastifyInstance } from 'fastify'

/** Milliseconds that the requests in hand may still take; supervisors often kill after 30 s. */
const PATIENCE = 25_000

/** Takes no more requests, finishes those in hand, and cuts off what hangs. */
export async function closeInTime(app: FastifyInstance, patience = PATIENCE): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearTimeout(cut)
}
