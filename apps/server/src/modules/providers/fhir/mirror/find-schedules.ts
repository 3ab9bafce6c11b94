import { z } from 'zod'
import type { Clinic } from '../clinic.ts'
import type { FhirDeps } from '../deps.ts'
import { type Failure, isFailure } from '../http/answer.ts'
import { search } from '../http/search.ts'
import { Actor, Schedule } from '../resources/schedule.ts'
import { assignmentCodes } from '../store/assignment-codes.ts'
import { saveSchedules } from '../store/schedules.ts'
import { type Match, matchSchedule } from './match-schedules.ts'

/** Reads the Schedules of a clinic, and finds out which assignment each is of. */
export async function findSchedules(
  { client, connection }: Clinic,
  { database }: Pick<FhirDeps, 'database'>,
): Promise<Match[] | Failure> {
  const found = await search(
    client,
    'Schedule',
    [
      ['_include', 'Schedule:actor'],
      ['_count', '100'],
    ],
    z.union([Schedule, Actor]),
  )
  if (isFailure(found)) return found
  const schedules = found.resources.filter(resource => resource.resourceType === 'Schedule')
  const actors = found.resources.filter(resource => resource.resourceType !== 'Schedule')
  const assignments = await assignmentCodes(database.db, connection.providerId)
  return schedules
    .filter(({ active }) => active !== false)
    .map(schedule => matchSchedule(schedule, actors, assignments))
}

/** The same, written down. */
export async function refreshSchedules(
  clinic: Clinic,
  deps: Pick<FhirDeps, 'database'>,
): Promise<Match[] | Failure> {
  const matches = await findSchedules(clinic, deps)
  if (isFailure(matches)) return matches
  const matched = matches.flatMap(({ assignmentId, ...match }) =>
    assignmentId === null ? [] : [{ ...match, assignmentId }],
  )
  await saveSchedules(deps.database.db, clinic.connection.providerId, matched)
  return matches
}
