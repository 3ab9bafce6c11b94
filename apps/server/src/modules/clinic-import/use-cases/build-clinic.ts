import { minskInstant } from '@vizit/domain/time/minsk.ts'
import type { SlotTimes } from '@vizit/domain/timetable/make-slots.ts'
import type { Shift, Timetable } from '@vizit/domain/timetable/timetable.ts'
import { AssignmentIndex, type AssignmentKey, keyText } from '../checks/assignment-index.ts'
import {
  type DatedHours,
  exceptionHours,
  explicitHours,
  type WeeklyHours,
  weeklyHours,
} from '../checks/doctor-hours.ts'
import type { ReferenceNames } from '../checks/reference-names.ts'
import type { Clinic, ClinicAssignment } from '../clinic.ts'
import type { ReadPhotos } from '../files/read-photos.ts'
import type { Contents } from '../files/read-tables.ts'
import {
  branchesOf,
  clinicOf,
  doctorsOf,
  groupsOf,
  holidaysOf,
  optionsOf,
  servicesOf,
} from './build-entries.ts'
import { rowsWithoutProblems } from './rows-without-problems.ts'

/** Builds the clinic from a folder without problems. */
export function buildClinic(
  contents: Contents,
  names: ReferenceNames,
  { ofDoctors, ofBranches }: ReadPhotos,
): Clinic {
  return {
    ...clinicOf(contents, ofDoctors),
    isDemo: false,
    branches: branchesOf(contents, names, ofBranches),
    doctors: doctorsOf(contents, ofDoctors),
    photos: [
      ...new Map([...ofDoctors.values(), ...ofBranches.values()].map(photo => [photo.hash, photo])).values(),
    ],
    assignments: assignmentsOf(contents, names),
    serviceGroups: groupsOf(contents),
    services: servicesOf(contents),
    serviceOptions: optionsOf(contents),
    holidays: holidaysOf(contents),
  }
}

function assignmentsOf(contents: Contents, names: ReferenceNames): ClinicAssignment[] {
  const index = new AssignmentIndex(contents, names)
  const weekly = Map.groupBy(weeklyHours(contents, index), each => each.assignment)
  const excepted = Map.groupBy(exceptionHours(contents, index), each => each.assignment)
  const explicit = Map.groupBy(explicitHours(contents, index), each => each.assignment)
  const services = servicesByAssignment(contents, index)
  return rowsWithoutProblems(contents.assignments).map(({ doctor, branch, speciality, policy }) => {
    const key = { doctor, branch, speciality: names.speciality(speciality) ?? speciality }
    const at = keyText(key)
    return {
      ...key,
      policy,
      services: services.get(at) ?? [],
      timetable: timetableOf(weekly.get(at) ?? [], excepted.get(at) ?? []),
      slots: (explicit.get(at) ?? []).flatMap(slotOf),
    }
  })
}

function servicesByAssignment(
  contents: Contents,
  index: AssignmentIndex,
): Map<string, ClinicAssignment['services']> {
  const usual = new Map(rowsWithoutProblems(contents.services).map(({ code, minutes }) => [code, minutes]))
  const mapped = rowsWithoutProblems(contents.assignmentServices).flatMap(row => {
    const found = index.resolve(row)
    const keys: AssignmentKey[] = 'keys' in found ? found.keys : []
    const service = { service: row.service, minutes: row.minutes ?? usual.get(row.service) ?? 0 }
    return keys.map(key => ({ at: keyText(key), service }))
  })
  const groups = Map.groupBy(mapped, ({ at }) => at)
  return new Map([...groups].map(([at, rows]) => [at, rows.map(({ service }) => service)]))
}

function timetableOf(weekly: readonly WeeklyHours[], excepted: readonly DatedHours[]): Timetable {
  const dates = Map.groupBy(excepted, ({ date }) => date)
  return {
    shifts: weekly.map(({ weekday, weeks, starts, ends, slotMinutes, validFrom, validTo }) => ({
      ...{ weekday, weeks, starts, ends, slotMinutes, validFrom, validTo },
    })),
    exceptions: [...dates].map(([date, rows]) => ({
      date,
      shifts: rows.flatMap(({ hours }): Shift[] => (hours ? [hours] : [])),
    })),
  }
}

function slotOf({ date, hours }: DatedHours): SlotTimes[] {
  if (!hours) return []
  const startsAt = Date.parse(minskInstant(date, hours.starts))
  return [{ startsAt, endsAt: startsAt + hours.slotMinutes * 60_000 }]
}
