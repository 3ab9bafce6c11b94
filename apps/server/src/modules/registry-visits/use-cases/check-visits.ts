import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { civilDateOf, minskInstant } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  duplicates,
  isWhole,
  type Problem,
  problemAt,
  type ReferenceNames,
  type Row,
  readReferenceNames,
  type TableContent,
} from '../../clinic-import/public.ts'
import { type VisitColumns, visitsTable } from '../files/visits-table.ts'
import type { RegistryVisit } from '../registry-visit.ts'
import { type KnownAssignment, readAssignments, readClinics } from '../store/assignments.ts'
import { type ExistingVisit, isExistingVisit, readExistingVisits } from '../store/existing-visits.ts'
import { findTimeslot } from '../store/timeslots.ts'
import { checkOutcome, outcomeOrCancellation } from './visit-outcome-of-row.ts'

type Content = TableContent<VisitColumns>
type KnownOfClinic = {
  readonly clinics: ReadonlyMap<string, string>
  readonly assignments: readonly KnownAssignment[]
  readonly names: ReferenceNames
  readonly standing: ReadonlyMap<string, readonly ExistingVisit[]>
}

/** The visits of the file, or all its problems with the database. */
export async function checkVisits(
  db: Kysely<DB>,
  content: Content,
  now: Date,
): Promise<{ visits: RegistryVisit[]; problems: Problem[] }> {
  const codes = [...new Set(content.rows.flatMap(({ values }) => values.clinic ?? []))]
  const standing = await readExistingVisits(
    db,
    content.rows.flatMap(({ values }) => values.number ?? []),
  )
  const known: KnownOfClinic = {
    clinics: await readClinics(db, codes),
    assignments: await readAssignments(
      db,
      codes,
      standing.map(({ assignmentId }) => assignmentId),
    ),
    names: await readReferenceNames(db),
    standing: Map.groupBy(standing, ({ number }) => number),
  }
  const problems = duplicates(content, ['number', 'clinic'])
  const visits: RegistryVisit[] = []
  for (const row of content.rows) {
    const read = readVisit(content, row, known, now)
    problems.push(...read.problems)
    if (!read.visit) continue
    visits.push(read.visit)
    if (!read.isExistingVisit && (await lacksTime(db, read.visit, now)))
      problems.push(problemAt(content, row, 'time', 'visits.noTimeslot'))
  }
  return { visits, problems }
}

/** Visits that are over or cancelled need no timeslot any more. */
async function lacksTime(db: Kysely<DB>, visit: RegistryVisit, now: Date): Promise<boolean> {
  if (visit.cancelled || visit.startsAt <= now) return false
  return (await findTimeslot(db, visit)) === undefined
}

function readVisit(content: Content, row: Row<VisitColumns>, known: KnownOfClinic, now: Date) {
  const { values } = row
  const problems: Problem[] = []
  if (values.birthday && !isPossibleBirthday(values.birthday, civilDateOf(now))) {
    problems.push(problemAt(content, row, 'birthday', 'visits.birthday'))
  }
  problems.push(...checkOutcome(content, row, now))
  const { assignment, problem } = findAssignment(content, row, known)
  if (problem) problems.push(problem)
  const standing =
    assignment && standingOf(row, known).find(each => each.providerId === assignment.providerId)
  const given = [...(assignment?.services ?? []), ...(standing?.service ? [standing.service] : [])]
  const service = given.find(({ code }) => code === values.service)
  if (assignment && values.service && !service) {
    problems.push(problemAt(content, row, 'service', 'visits.unknownService', { found: values.service }))
  }
  if (values.phone === null && !standing) problems.push(problemAt(content, row, 'phone', 'problem.required'))
  if (problems.length > 0 || !assignment || !isWhole(visitsTable, values)) return { visit: null, problems }
  const { number, phone, email, language } = values
  const { lastName, firstName, middleName, birthday, sex } = values
  const startsAt = new Date(minskInstant(values.date, values.time))
  const visit: RegistryVisit = {
    ...{ line: row.line, file: content.file, number, phone, email, language },
    providerId: assignment.providerId,
    assignmentId: assignment.assignmentId,
    service: service ?? null,
    startsAt,
    ...outcomeOrCancellation(values, startsAt, now),
    patient: { lastName, firstName, middleName, birthday, sex },
  }
  const saysNothingNew = standing !== undefined && isExistingVisit(standing, visit)
  // Without a phone the patient could not be told of a change.
  if (phone === null && !visit.outcome && !saysNothingNew)
    return { visit: null, problems: [problemAt(content, row, 'phone', 'problem.required')] }
  return { visit, problems, isExistingVisit: saysNothingNew }
}

const standingOf = ({ values }: Row<VisitColumns>, { standing }: KnownOfClinic) =>
  standing.get(values.number ?? '') ?? []

interface FoundAssignment {
  readonly assignment?: KnownAssignment
  readonly problem?: Problem
}

/** The assignment of a row. Undefined: a cell that names it could not be read, which is already reported. */
function findAssignment(content: Content, row: Row<VisitColumns>, known: KnownOfClinic): FoundAssignment {
  const { clinics, names } = known
  const { clinic, doctor, branch, speciality } = row.values
  if (!clinic || !doctor || !branch || speciality === undefined) return {}
  const at = (column: keyof VisitColumns, key: Problem['key'], found?: string): FoundAssignment => ({
    problem: problemAt(content, row, column, key, found === undefined ? {} : { found }),
  })
  const timetableOwner = clinics.get(clinic)
  if (timetableOwner === undefined) return at('clinic', 'visits.unknownClinic', clinic)
  // A visit imported here would be unknown to the clinic's own system.
  if (timetableOwner !== 'built-in') return at('clinic', 'visits.keptElsewhere')
  // A visit's assignment is accepted even if the doctor does not work there any more.
  const standing = new Set(standingOf(row, known).map(({ assignmentId }) => assignmentId))
  const ofDoctor = known.assignments.filter(
    each =>
      each.clinic === clinic && each.doctor === doctor && (each.isInUse || standing.has(each.assignmentId)),
  )
  if (ofDoctor.length === 0) return at('doctor', 'visits.unknownDoctor', doctor)
  const wanted = speciality === null ? null : names.speciality(speciality)
  const [assignment, another] = ofDoctor.filter(
    each => each.branch === branch && (speciality === null || each.speciality === wanted),
  )
  if (!assignment) return at('branch', 'visits.unknownAssignment', branch)
  return another ? at('speciality', 'visits.whichSpeciality') : { assignment }
}
