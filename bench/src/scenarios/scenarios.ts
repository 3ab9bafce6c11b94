import { branchDay } from './branch-day.ts'
import { branchDoctors } from './branch-doctors.ts'
import { doctorDay, doctorTwoMonths } from './doctor-timeslots.ts'
import { reading } from './reading.ts'
import type { Scenario } from './scenario.ts'

export const scenarios: readonly Scenario[] = [doctorDay, doctorTwoMonths, branchDay, branchDoctors].map(
  reading,
)
