import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { register } from '../../platform/http/register.ts'
import { listLocationsRoute } from './calls/list-locations.ts'

export interface CatalogueOptions {
  readonly database: Database
  readonly clock: Clock
}

/** Locations, medical organisations, branches, doctors, services and free timeslots: all that guests may see. */
export async function cataloguePlugin(app: FastifyInstance, { database, clock }: CatalogueOptions) {
  register(app, [listLocationsRoute], { database, clock })
}
