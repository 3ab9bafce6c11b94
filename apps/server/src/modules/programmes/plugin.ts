import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { addInsurerRequestRoute } from './calls/add-insurer-request.ts'
import { listProgramsRoute } from './calls/list-programs.ts'
import type { ProgrammesDeps } from './deps.ts'

/** Programmes of employers and insurers (product §1). */
export async function programmesPlugin(app: FastifyInstance, deps: ProgrammesDeps) {
  register(app, [listProgramsRoute, addInsurerRequestRoute], deps)
}
