import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { downloadMapFileRoute } from './calls/download-map-file.ts'
import { listMapLayersRoute } from './calls/list-map-layers.ts'
import { showMapStyleRoute } from './calls/show-map-style.ts'
import type { MapDeps } from './deps.ts'

/** The layers of the map, and the files that they are drawn from (decisions D19, docs/decisions/0091). */
export async function mapPlugin(app: FastifyInstance, deps: MapDeps) {
  register(app, [listMapLayersRoute, showMapStyleRoute, downloadMapFileRoute], deps)
}
