import type { SlotTimes } from '@vizit/domain/timetable/make-slots.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../platform/database/retry-deadlocks.ts'
import type { Progress } from '../../../platform/progress.ts'
import { remakeTimetable, type TimetableChanges } from '../../timetable/public.ts'
import type { Clinic } from '../clinic.ts'
import { type SavedClinic, saveClinic } from '../store/save-clinic.ts'
import { saveClinicServices } from '../store/save-clinic-services.ts'
import type { EntryCounts } from '../store/upsert.ts'

export interface WrittenClinic {
  readonly counts: SavedClinic['counts'] & Readonly<Record<'services', EntryCounts>>
  readonly timetable: TimetableChanges
}

/**
 * Writes a checked clinic and its timeslots in one transaction. Patients may book at the same time: a booked or
 * held timeslot is never lost.
 */
export function writeClinic(
  clinic: Clinic,
  { db, clock, progress }: { db: Kysely<DB>; clock: Clock; progress?: Progress | undefined },
): Promise<WrittenClinic> {
  return retryDeadlocks(() =>
    db.transaction().execute(async trx => {
      const saved = await saveClinic(trx, clinic)
      const { providerId, assignments } = saved
      const explicit = new Map<string, SlotTimes[]>(assignments.map(({ id, slots }) => [id, slots]))
      const timetable = await remakeTimetable(trx, {
        ...{ providerId, now: clock.now(), explicit },
        progress,
      })
      const counts = { ...saved.counts, services: await saveClinicServices(trx, clinic, saved) }
      const details = { branches: clinic.branches.length, doctors: clinic.doctors.length }
      await recordAudit(trx, { action: 'clinic-imported', subject: providerId, at: clock.now(), details })
      return { counts, timetable }
    }),
  )
}
