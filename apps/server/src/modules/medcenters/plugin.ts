import type { FastifyInstance } from 'fastify'
import { briefCache } from '../../platform/brief-cache.ts'
import { register } from '../../platform/http/register-calls.ts'
import type { CatalogueDeps } from '../catalogue/public.ts'
import { findBookmarkedMedcentersRoute } from './calls/find-bookmarked-medcenters.ts'
import { findMedcentersRoute } from './calls/find-medcenters.ts'
import { findServicesRoute } from './calls/find-services.ts'
import { listMedcenterServicesRoute } from './calls/list-medcenter-services.ts'
import { showMedcenterRoute } from './calls/show-medcenter.ts'
import { showServiceRoute } from './calls/show-service.ts'
import type { FoundServices } from './use-cases/find-services.ts'

/** Services of a whole country are counted and priced from tens of thousands of rows; they name no times. */
const ALL_REGIONS_KEPT = { ms: 10_000, most: 100 }

/** Medical centres and services over all medical organisations. */
export async function medcentersPlugin(app: FastifyInstance, deps: CatalogueDeps) {
  register(
    app,
    [
      findMedcentersRoute,
      findBookmarkedMedcentersRoute,
      showMedcenterRoute,
      listMedcenterServicesRoute,
      showServiceRoute,
    ],
    deps,
  )
  const ofAllRegions = briefCache<FoundServices>(deps.clock, ALL_REGIONS_KEPT)
  register(app, [findServicesRoute], { ...deps, ofAllRegions })
}
