import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register.ts'
import { downloadCalendarFileRoute } from './calls/download-calendar-file.ts'
import { listVisitsRoute } from './calls/list-visits.ts'
import { showMissedVisitsRoute } from './calls/show-missed-visits.ts'
import type { VisitsDeps } from './deps.ts'

/** The visits of everyone whose visits an account may see. */
export async function visitsPlugin(app: FastifyInstance, deps: VisitsDeps) {
  const { database, clock, family, settings } = deps
  register(app, [listVisitsRoute, showMissedVisitsRoute, downloadCalendarFileRoute], {
    database,
    clock,
    family,
    settings,
  })
}
