import { type Failure, isFailure } from '../../../../platform/http-client/failure.ts'
import type { ClinicSchedule } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { assignmentCodes } from '../store/assignment-codes.ts'
import { saveSchedules } from '../store/schedules.ts'

/** Reads the schedules of a clinic and stores the assignment of each. */
export async function refreshSchedules(
  { connector, connection }: Clinic,
  { database: { db } }: Pick<RemoteDeps, 'database'>,
): Promise<readonly ClinicSchedule[] | Failure> {
  const { providerId } = connection
  const schedules = await connector.readSchedules(await assignmentCodes(db, providerId))
  if (isFailure(schedules)) return schedules
  const matched = schedules.flatMap(({ assignmentId, ...schedule }) =>
    assignmentId === null ? [] : [{ ...schedule, assignmentId }],
  )
  await saveSchedules(db, providerId, matched)
  return schedules
}
