import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { discoverVisitsRoute } from './calls/discover-visits.ts'
import { importVisitRoute } from './calls/import-visit.ts'
import { readPublicVisitRoute } from './calls/read-public-visit.ts'
import type { VisitImportDeps } from './deps.ts'

/** Visits that were booked without an account, and their import by an account (product §4, "Import visit"). */
export async function visitImportPlugin(app: FastifyInstance, deps: VisitImportDeps) {
  register(app, [readPublicVisitRoute, discoverVisitsRoute, importVisitRoute], deps)
}
