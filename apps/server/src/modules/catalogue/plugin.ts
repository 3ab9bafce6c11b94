import type { FastifyInstance } from 'fastify'
import { briefCache } from '../../platform/brief-cache.ts'
import { register } from '../../platform/http/register-calls.ts'
import type { DrugsDeps } from '../drugs/public.ts'
import { type Counted, countDoctorsRoute } from './calls/count-doctors.ts'
import { findBookmarkedDoctorsRoute } from './calls/find-bookmarked-doctors.ts'
import { findDoctorsRoute } from './calls/find-doctors.ts'
import { listAssignmentServicesRoute } from './calls/list-assignment-services.ts'
import { listAssignmentsRoute } from './calls/list-assignments.ts'
import { listBranchTimeslotsRoute } from './calls/list-branch-timeslots.ts'
import { listBranchesRoute } from './calls/list-branches.ts'
import { listDoctorTimeslotsRoute } from './calls/list-doctor-timeslots.ts'
import { listDoctorsRoute } from './calls/list-doctors.ts'
import { listFreeDatesRoute } from './calls/list-free-dates.ts'
import { listLocationsRoute } from './calls/list-locations.ts'
import { listPhysiciansRoute } from './calls/list-physicians.ts'
import { listProvidersRoute } from './calls/list-providers.ts'
import { listServiceTimeslotsRoute } from './calls/list-service-timeslots.ts'
import { listServicesRoute } from './calls/list-services.ts'
import { listSpecialitiesRoute } from './calls/list-specialities.ts'
import { listSpecialityBranchesRoute } from './calls/list-speciality-branches.ts'
import { searchRoute } from './calls/search.ts'
import { showPhotoRoute } from './calls/show-photo.ts'
import { showTimeslotRoute } from './calls/show-timeslot.ts'
import type { FreeTimes } from './free-times.ts'
import type { CatalogueDeps } from './store/deps.ts'

/** Counts of all regions cost the database 20 ms (docs/performance.md). */
const COUNTS_KEPT = { ms: 10_000, most: 1000 }

/**
 * Locations, medical organisations, branches, doctors, services and free timeslots: everything that guests may
 * read.
 */
export async function cataloguePlugin(
  app: FastifyInstance,
  deps: CatalogueDeps & DrugsDeps & { readonly freeTimes?: FreeTimes },
) {
  if (deps.freeTimes) app.workers.add(deps.freeTimes)
  register(
    app,
    [
      listLocationsRoute,
      listProvidersRoute,
      listBranchesRoute,
      listDoctorsRoute,
      findDoctorsRoute,
      findBookmarkedDoctorsRoute,
      listBranchTimeslotsRoute,
      listDoctorTimeslotsRoute,
      listFreeDatesRoute,
      listAssignmentsRoute,
      listAssignmentServicesRoute,
      listServicesRoute,
      listServiceTimeslotsRoute,
      listSpecialitiesRoute,
      listSpecialityBranchesRoute,
      showTimeslotRoute,
      listPhysiciansRoute,
      showPhotoRoute,
    ],
    deps,
  )
  register(app, [searchRoute], deps)
  const counts = briefCache<Counted>(deps.clock, COUNTS_KEPT)
  register(app, [countDoctorsRoute], { ...deps, counts })
}
