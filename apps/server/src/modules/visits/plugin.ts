import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { downloadCalendarFileRoute } from './calls/download-calendar-file.ts'
import { listOrdersRoute } from './calls/list-orders.ts'
import { listOwnProvidersRoute } from './calls/list-own-providers.ts'
import { listProviderOrdersRoute } from './calls/list-provider-orders.ts'
import { listVisitsRoute } from './calls/list-visits.ts'
import { putBackVisitRoute } from './calls/put-back-visit.ts'
import { showMissedVisitsRoute } from './calls/show-missed-visits.ts'
import { showVisitRoute } from './calls/show-visit.ts'
import { syncVisitsRoute } from './calls/sync-visits.ts'
import { takeOffVisitRoute } from './calls/take-off-visit.ts'
import type { VisitsDeps } from './deps.ts'

const routes = [
  listVisitsRoute,
  listOrdersRoute,
  listProviderOrdersRoute,
  listOwnProvidersRoute,
  syncVisitsRoute,
  showVisitRoute,
  takeOffVisitRoute,
  putBackVisitRoute,
  showMissedVisitsRoute,
  downloadCalendarFileRoute,
]

/** The calls about visits of all patients whose visits an account may see. */
export async function visitsPlugin(app: FastifyInstance, deps: VisitsDeps) {
  register(app, routes, deps)
}
