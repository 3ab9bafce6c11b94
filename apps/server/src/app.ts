import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { cataloguePlugin } from './modules/catalogue/plugin.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { detail } from './platform/http/detail.ts'
import { openApi } from './platform/http/openapi.ts'
import { httpBinding } from './platform/http/plugin.ts'
import { type SecurityOptions, security } from './platform/http/security.ts'
import { webApp } from './platform/http/web-app.ts'
import type { Readiness } from './platform/lifecycle/readiness.ts'
import { observability } from './platform/observability/plugin.ts'

export interface AppOptions extends SecurityOptions {
  readonly database: Database
  readonly clock: Clock
  /** Check every answer against the contract: development and tests. */
  readonly strict: boolean
  readonly version: string
  /** The folder of the built web app. */
  readonly webFolder: string
  /** Always ready unless given. */
  readonly readiness?: Readiness
  readonly server?: FastifyServerOptions
}

/** The server, read like a table of contents: what every request passes, then the modules, then the web app. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock, strict, version } = options
  const app = Fastify(options.server ?? {})

  await app.register(httpBinding, { strict, identify: async () => 'UNAUTHENTICATED', detail })
  await app.register(observability, { pool: database.pool, readiness: options.readiness })
  await app.register(security, options)
  await app.register(compress)
  await app.register(openApi, { version })

  await app.register(cataloguePlugin, { database, clock })

  await app.register(webApp, { folder: options.webFolder })
  return app
}
