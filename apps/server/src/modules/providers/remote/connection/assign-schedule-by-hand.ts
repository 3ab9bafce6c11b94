import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { assignmentCodes } from '../store/assignment-codes.ts'
import { setScheduleByHand } from '../store/schedules.ts'

export interface ScheduleAssignment {
  readonly providerCode: string
  readonly scheduleId: string
  /** `doctor/branch` or `doctor/branch/speciality`, by the codes of the import. */
  readonly place: string
}

/**
 * Sets a schedule's assignment by hand when its actors do not determine it; its slots are read at the next
 * comparison.
 */
export async function assignScheduleByHand(
  db: Kysely<DB>,
  { providerCode, scheduleId, place }: ScheduleAssignment,
): Promise<'named' | 'unknown-provider' | 'unknown-place'> {
  const connection = await db
    .selectFrom('fhir_connection')
    .innerJoin('provider', 'provider.id', 'provider_id')
    .select('provider_id')
    .where('code', '=', providerCode)
    .executeTakeFirst()
  if (!connection) return 'unknown-provider'
  const { provider_id: providerId } = connection
  const [doctor, branch, speciality] = place.split('/')
  const [only, another] = (await assignmentCodes(db, providerId)).filter(
    one =>
      one.doctor === doctor && one.branch === branch && (speciality ?? one.speciality) === one.speciality,
  )
  if (!only || another) return 'unknown-place'
  await setScheduleByHand(db, providerId, { scheduleId, assignmentId: only.assignmentId })
  await db
    .updateTable('fhir_connection')
    .set({ compared_at: null })
    .where('provider_id', '=', providerId)
    .execute()
  return 'named'
}
