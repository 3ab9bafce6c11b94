import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { httpBinding } from '../../../platform/http/plugin.ts'
import { detail } from '../../../platform/http/refusal-detail.ts'
import { security } from '../../../platform/http/security.ts'
import type { ConfiguredMap } from '../open-map.ts'
import { mapPlugin } from '../plugin.ts'

/** The calls of the map, with the headers and the compression of the whole server. */
export async function mapApp(map: ConfiguredMap) {
  const app = Fastify()
  await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
  await app.register(security, { frameAncestors: [], requestsPerMinute: 10_000, mapSites: map.sites })
  await app.register(compress)
  await app.register(mapPlugin, { map })
  afterAll(() => app.close())
  return app
}
