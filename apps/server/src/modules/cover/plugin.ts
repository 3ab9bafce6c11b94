import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { readCoverRoute } from './calls/read-cover.ts'
import { readProgramRoute } from './calls/read-program.ts'
import { readProgramCoverRoute } from './calls/read-program-cover.ts'
import type { CoverDeps } from './deps.ts'

/** What programmes cover (product §2, "program info with badges/dots"). */
export async function coverPlugin(app: FastifyInstance, deps: CoverDeps) {
  register(app, [readCoverRoute, readProgramRoute, readProgramCoverRoute], deps)
}
