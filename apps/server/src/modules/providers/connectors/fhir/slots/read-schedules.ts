import { z } from 'zod'
import { type Failure, isFailure } from '../../../../../platform/http-client/failure.ts'
import type { AssignmentCodes, ClinicSchedule } from '../../clinic-connector.ts'
import type { FhirClient } from '../http/client.ts'
import { search } from '../http/search.ts'
import { Actor, Schedule } from '../resources/schedule.ts'
import { matchSchedule } from './match-schedules.ts'

/** Reads the Schedules of a clinic and finds the assignment of each. */
export async function readSchedules(
  client: FhirClient,
  assignments: readonly AssignmentCodes[],
): Promise<ClinicSchedule[] | Failure> {
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
  return schedules
    .filter(({ active }) => active !== false)
    .map(schedule => matchSchedule(schedule, actors, assignments))
}
