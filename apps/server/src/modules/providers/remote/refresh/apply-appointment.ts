import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../../platform/database/retry-deadlocks.ts'
import type { AppointmentStatus, ClinicAppointment } from '../../connectors/clinic-connector.ts'
import type { RemoteDeps } from '../deps.ts'
import { notifyOfVisitChange } from '../notify-of-visit-change.ts'
import {
  type BookedVisit,
  type LockedVisit,
  lockVisit,
  moveAsClinic,
  type NewTime,
  setStatus,
} from '../store/booked-visits.ts'
import { endVisit } from '../store/end-visit.ts'
import { assignmentOfSlots } from '../store/mirrored-slots.ts'
import { isExclusion } from './is-exclusion.ts'

/** The visit status for each status of a clinic's appointment (product §3, "Visit"). */
const COURSE: readonly AppointmentStatus[] = ['arrived', 'completed', 'missed']

/** Updates a visit from its appointment (null: the clinic does not have it any more). True: something changed. */
export async function applyAppointment(
  booked: BookedVisit,
  appointment: ClinicAppointment | null,
  deps: RemoteDeps,
): Promise<boolean> {
  try {
    return await retryDeadlocks(() =>
      deps.database.db.transaction().execute(async trx => {
        const visit = await lockVisit(trx, booked)
        return visit ? apply(trx, visit, appointment, deps) : false
      }),
    )
  } catch (error) {
    // The clinic has moved it to a time at which the patient or the doctor already has a visit here.
    if (!isExclusion(error)) throw error
    deps.log.warn({ visit: booked.visitId }, 'a clinic moved a visit onto another one')
    return false
  }
}

async function apply(
  trx: Kysely<DB>,
  visit: LockedVisit,
  appointment: ClinicAppointment | null,
  deps: RemoteDeps,
): Promise<boolean> {
  const now = deps.clock.now()
  const isAwaited = visit.status !== 'arrived' && visit.startsAt > now
  if (appointment === null || appointment.status === 'cancelled') {
    await endVisit(trx, { visitId: visit.id, accountId: null, isOffered: false, now, messages: null })
    await deps.invoices.withdrawMessages(trx, visit.id)
    if (isAwaited) await notifyOfVisitChange(trx, visit.id, 'cancelled', deps)
    return true
  }
  const course = COURSE.find(one => one === appointment.status)
  if (course !== undefined && course !== visit.status) await setStatus(trx, visit.id, course, now)
  const to = await newTime(trx, visit, appointment)
  if (to && isAwaited) {
    await moveAsClinic(trx, visit, to, now)
    await notifyOfVisitChange(trx, visit.id, 'moved', deps)
  }
  return (to && isAwaited) || (course !== undefined && course !== visit.status)
}

async function newTime(
  trx: Kysely<DB>,
  visit: LockedVisit,
  appointment: ClinicAppointment,
): Promise<NewTime | null> {
  const startsAt = appointment.startsAt ?? visit.startsAt
  const endsAt = appointment.endsAt ?? visit.endsAt
  const isSame =
    startsAt.getTime() === visit.startsAt.getTime() && endsAt.getTime() === visit.endsAt.getTime()
  if (isSame || endsAt <= startsAt) return null
  const { slotIds } = appointment
  return {
    startsAt,
    endsAt,
    slotIds,
    assignmentId: await assignmentOfSlots(trx, slotIds, visit.assignmentId),
  }
}
