import type { FastifyInstance } from 'fastify'
import type { RunningProviders } from './providers.ts'
import { webhookRoutes } from './remote/webhook/routes.ts'

/** Starts the background work with organisations that keep their own records, and their webhooks. */
export async function providersPlugin(app: FastifyInstance, { providers }: { providers: RunningProviders }) {
  const { operationWorker, remoteDeps } = providers
  app.workers.add(operationWorker)
  await app.register(webhookRoutes, { deps: remoteDeps })
}
