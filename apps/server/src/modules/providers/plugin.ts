import type { FastifyInstance } from 'fastify'
import { webhookRoutes } from './fhir/webhook/routes.ts'
import type { RunningProviders } from './providers.ts'

/** Medical organisations that keep their own records: asked, and heard, while the server runs. */
export async function providersPlugin(app: FastifyInstance, { providers }: { providers: RunningProviders }) {
  const { steward, fhir } = providers
  app.workers.add(steward)
  await app.register(webhookRoutes, { deps: fhir })
}
