import { z } from 'zod'
import { type Failure, isFailure } from '../../connectors/failure.ts'
import { search } from '../../connectors/fhir/http/search.ts'
import { Actor, Schedule } from '../../connectors/fhir/resources/schedule.ts'
import { type Match, matchSchedule } from '../../connectors/fhir/slots/match-schedules.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { assignmentCodes } from '../store/assignment-codes.ts'
import { saveSchedules } from '../store/schedules.ts'

/** Reads the Schedules of a clinic, and finds out which assignment each is of. */
export async function findSchedules(
  { client, connection }: Clinic,
  { database }: Pick<RemoteDeps, 'database'>,
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
  deps: Pick<RemoteDeps, 'database'>,
): Promise<Match[] | Failure> {
  const matches = await findSchedules(clinic, deps)
  if (isFailure(matches)) return matches
  const matched = matches.flatMap(({ assignmentId, ...match }) =>
    assignmentId === null ? [] : [{ ...match, assignmentId }],
  )
  await saveSchedules(deps.database.db, clinic.connection.providerId, matched)
  return matches
}
