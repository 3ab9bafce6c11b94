import type { Contents } from '../files/read-tables.ts'
import type { TableContent } from '../files/table.ts'
import type { Column } from '../parse/column.ts'
import type { Problem } from '../problem.ts'
import { AssignmentIndex } from './assignment-index.ts'
import { checkBranchExceptions, checkBranchHours, checkCoordinates } from './branch-hours.ts'
import { duplicates } from './duplicates.ts'
import { checkOptionPrices } from './option-prices.ts'
import { checkOverlaps } from './overlaps.ts'
import { problemAt } from './problem-at.ts'
import type { ReferenceNames } from './reference-names.ts'
import { danglingReferences } from './references.ts'
import { checkRows } from './rows.ts'
import { checkTimetableExceptions } from './timetable-exceptions.ts'

/** All contradictions between cells, rows and files. */
export function checkClinic(contents: Contents, names: ReferenceNames): Problem[] {
  const index = new AssignmentIndex(contents, names)
  return [
    ...checkRows(contents),
    ...checkTimetableExceptions(contents),
    ...checkCoordinates(contents),
    ...checkBranchHours(contents),
    ...checkBranchExceptions(contents),
    ...checkDuplicates(contents),
    ...checkReferences(contents),
    ...checkReferenceNames(contents, names),
    ...checkOptionPrices(contents),
    ...checkAssignmentCells(contents, index),
    ...checkOverlaps(contents, index),
  ]
}

function checkDuplicates(contents: Contents): Problem[] {
  const { branches, doctors, assignments, serviceGroups, services, assignmentServices, holidays } = contents
  const { serviceOptions } = contents
  return [
    ...duplicates(branches, ['code']),
    ...duplicates(doctors, ['code']),
    ...duplicates(assignments, ['doctor', 'branch', 'speciality']),
    ...duplicates(serviceGroups, ['code']),
    ...duplicates(services, ['code']),
    ...duplicates(serviceOptions, ['service', 'code']),
    ...duplicates(assignmentServices, ['doctor', 'branch', 'speciality', 'service']),
    ...duplicates(holidays, ['date']),
  ]
}

function checkReferences(contents: Contents): Problem[] {
  const { branches, doctors, assignments, serviceGroups, services, assignmentServices } = contents
  const { serviceOptions, branchHours, branchExceptions } = contents
  return [
    ...danglingReferences(branchHours, 'branch', branches),
    ...danglingReferences(branchExceptions, 'branch', branches),
    ...[assignments, ...dependentsOf(contents)].flatMap((content: AboutAssignment) => [
      ...danglingReferences(content, 'doctor', doctors),
      ...danglingReferences(content, 'branch', branches),
    ]),
    ...danglingReferences(serviceGroups, 'parent', serviceGroups),
    ...danglingReferences(services, 'group', serviceGroups),
    ...danglingReferences(serviceOptions, 'service', services),
    ...danglingReferences(serviceOptions, 'branches', branches),
    ...danglingReferences(assignmentServices, 'service', services),
  ]
}

/** A table whose columns name an assignment. */
type AboutAssignment = TableContent<{
  doctor: Column<string>
  branch: Column<string | null>
  speciality: Column<string | null>
}>

function dependentsOf({ assignmentServices, timetable, exceptions, slots }: Contents): AboutAssignment[] {
  return [assignmentServices, timetable, exceptions, slots]
}

function checkReferenceNames(contents: Contents, names: ReferenceNames): Problem[] {
  const { branches, assignments, services, serviceOptions } = contents
  return [
    ...branches.rows.flatMap(row => {
      const { location } = row.values
      if (!location || names.location(location) !== null) return []
      return [problemAt(branches, row, 'location', 'problem.unknownLocation', { found: location })]
    }),
    ...services.rows.flatMap(row => {
      const { commonCode } = row.values
      if (!commonCode || names.listedServices.has(commonCode)) return []
      return [problemAt(services, row, 'commonCode', 'problem.unknownListedService', { found: commonCode })]
    }),
    ...serviceOptions.rows.flatMap(row =>
      (row.values.programmes ?? [])
        .filter(code => !names.programmes.has(code))
        .map(found => problemAt(serviceOptions, row, 'programmes', 'problem.unknownProgramme', { found })),
    ),
    ...[assignments, ...dependentsOf(contents)].flatMap((content: AboutAssignment) =>
      content.rows.flatMap(row => {
        const { speciality } = row.values
        if (!speciality || names.speciality(speciality) !== null) return []
        return [problemAt(content, row, 'speciality', 'problem.unknownSpeciality', { found: speciality })]
      }),
    ),
  ]
}

/** Rows whose assignment does not exist, although doctor, branch and speciality do. */
function checkAssignmentCells(contents: Contents, index: AssignmentIndex): Problem[] {
  const known = {
    doctor: new Set(contents.doctors.rows.map(({ values }) => values.code)),
    branch: new Set(contents.branches.rows.map(({ values }) => values.code)),
  }
  return dependentsOf(contents).flatMap(content =>
    content.rows.flatMap(row => {
      const { doctor, branch } = row.values
      const named =
        known.doctor.has(doctor) && branch !== undefined && (branch === null || known.branch.has(branch))
      const found = index.resolve(row.values)
      if (!named || 'keys' in found) return []
      return [problemAt(content, row, found.column, found.key, { params: found.params ?? {} })]
    }),
  )
}
