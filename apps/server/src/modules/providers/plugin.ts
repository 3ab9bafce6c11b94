import type { FastifyInstance } from 'fastify'
import type { RunningProviders } from './providers.ts'

/** Medical organisations that keep their own records: asked, and told, while the server runs. */
export async function providersPlugin(app: FastifyInstance, { providers }: { providers: RunningProviders }) {
  const { steward } = providers
  app.addHook('onReady', async () => steward.begin())
  app.addHook('onClose', () => steward.end())
}
