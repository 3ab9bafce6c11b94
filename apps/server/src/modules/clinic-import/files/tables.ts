import {
  branchExceptionsTable,
  branchesTable,
  branchHoursTable,
  clinicTable,
} from './tables/clinic-tables.ts'
import {
  assignmentServicesTable,
  serviceGroupsTable,
  serviceOptionsTable,
  servicesTable,
} from './tables/service-tables.ts'
import { assignmentsTable, doctorsTable } from './tables/staff-tables.ts'
import { exceptionsTable, holidaysTable, slotsTable, timetableTable } from './tables/timetable-tables.ts'

/** The files of a clinic's folder, in the order of docs/how-to/import-a-clinic.md. */
export const tables = {
  clinic: clinicTable,
  branches: branchesTable,
  branchHours: branchHoursTable,
  branchExceptions: branchExceptionsTable,
  doctors: doctorsTable,
  assignments: assignmentsTable,
  serviceGroups: serviceGroupsTable,
  services: servicesTable,
  serviceOptions: serviceOptionsTable,
  assignmentServices: assignmentServicesTable,
  timetable: timetableTable,
  exceptions: exceptionsTable,
  holidays: holidaysTable,
  slots: slotsTable,
}
export type Tables = typeof tables
