import type { FastifyInstance } from 'fastify'
import type { RunningProviders } from './providers.ts'
import { webhookRoutes } from './remote/webhook/routes.ts'

/** Medical organisations that keep their own records: asked, and heard, while the server runs. */
export async function providersPlugin(app: FastifyInstance, { providers }: { providers: RunningProviders }) {
  const { operationWorker, remoteDeps } = providers
  app.workers.add(operationWorker)
  await app.register(webhookRoutes, { deps: remoteDeps })
}
