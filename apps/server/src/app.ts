import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { cataloguePlugin } from './modules/catalogue/plugin.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { httpBinding } from './platform/http/plugin.ts'

export interface AppOptions {
  readonly database: Database
  readonly clock: Clock
  readonly strict: boolean
  readonly server?: FastifyServerOptions
}

/** The server, read like a table of contents: what every request passes, then the modules. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock, strict } = options
  const app = Fastify(options.server ?? {})
  await app.register(httpBinding, { strict, identify: async () => 'UNAUTHENTICATED', detail: code => code })
  await app.register(cataloguePlugin, { database, clock })
  return app
}
