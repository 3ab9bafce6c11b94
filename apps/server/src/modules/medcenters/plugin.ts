import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import type { CatalogueDeps } from '../catalogue/public.ts'
import { findBookmarkedMedcentersRoute } from './calls/find-bookmarked-medcenters.ts'
import { findMedcentersRoute } from './calls/find-medcenters.ts'
import { findServicesRoute } from './calls/find-services.ts'
import { listMedcenterServicesRoute } from './calls/list-medcenter-services.ts'
import { showMedcenterRoute } from './calls/show-medcenter.ts'
import { showServiceRoute } from './calls/show-service.ts'

/** Medical centres and services over all medical organisations. */
export async function medcentersPlugin(app: FastifyInstance, deps: CatalogueDeps) {
  register(
    app,
    [
      findMedcentersRoute,
      findBookmarkedMedcentersRoute,
      showMedcenterRoute,
      listMedcenterServicesRoute,
      findServicesRoute,
      showServiceRoute,
    ],
    deps,
  )
}
