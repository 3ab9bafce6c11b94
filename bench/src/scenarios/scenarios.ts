import { bookingAlone, bookingWithHold } from './booking/booking.ts'
import { branchDay } from './reads/branch-day.ts'
import { branchDoctors } from './reads/branch-doctors.ts'
import { doctorReviews } from './reads/doctor-reviews.ts'
import { doctorDay, doctorTwoMonths } from './reads/doctor-timeslots.ts'
import {
  doctorsOfSpeciality,
  doctorsOfTown,
  doctorsOfTownsAlike,
  fewDoctorsOfSpeciality,
} from './reads/find-doctors.ts'
import { medcentersOfService, medcentersOfTown } from './reads/find-medcenters.ts'
import { servicesOfAllRegions, servicesOfTown } from './reads/find-services.ts'
import { reading } from './reads/reading.ts'
import { searchTyping } from './reads/search-typing.ts'
import { serviceAnywhere, serviceAtBranch } from './reads/service-timeslots.ts'
import type { Scenario } from './scenario.ts'
import { syncTests } from './sync/sync-tests.ts'
import { syncVisits } from './sync/sync-visits.ts'

export const scenarios: readonly Scenario[] = [
  ...[doctorDay, doctorTwoMonths, branchDay, branchDoctors, serviceAtBranch, serviceAnywhere].map(reading),
  ...[doctorsOfSpeciality, doctorsOfTown, fewDoctorsOfSpeciality, doctorsOfTownsAlike, doctorReviews].map(
    reading,
  ),
  ...[medcentersOfTown, medcentersOfService, servicesOfTown, servicesOfAllRegions, searchTyping].map(reading),
  bookingWithHold,
  bookingAlone,
  syncVisits,
  syncTests,
]
