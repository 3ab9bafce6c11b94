import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import { holding } from '@vizit/server/modules/booking/store/holds.ts'
import { reservation } from '@vizit/server/modules/booking/store/reserve.ts'
import { outboxRow } from '@vizit/server/modules/notifications/outbox/outbox-row.ts'
import type { SqlStatement } from '../../load/job.ts'
import type { FreeSlot } from './free-slots.ts'
import type { BookingPatient } from './patients.ts'

const HOLD_MS = 300_000
// Key for secrets; the message about a visit has none.
const key = randomBytes(32)

/** The minimum of a booking: take the slot and write the visit. */
export function rawTransaction(patient: BookingPatient, slot: FreeSlot): SqlStatement[] {
  const visitId = randomUUIDv7()
  return [
    {
      name: 'raw-take-slot',
      text: 'update timeslot set visit_id = $1 where id = $2 and visit_id is null',
      values: [visitId, slot.timeslotId],
    },
    {
      name: 'raw-insert-visit',
      text: `insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, booked_by, starts_at, ends_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        visitId,
        slot.providerId,
        slot.assignmentId,
        slot.doctorId,
        patient.profileId,
        patient.accountId,
        slot.startsAt,
        slot.endsAt,
      ],
    },
  ]
}

export function holdStatement(
  { accountId }: BookingPatient,
  { timeslotId, assignmentId }: FreeSlot,
): SqlStatement {
  const now = new Date()
  const until = new Date(now.getTime() + HOLD_MS)
  const windowEnd = bookingWindowEnd(now)
  const holders = [accountId] as const
  return holding({
    timeslotId,
    assignmentId,
    serviceId: undefined,
    holders,
    now,
    until,
    windowEnd,
    isBookingEnabled: true,
  })
}

export function bookStatement(patient: BookingPatient, slot: FreeSlot): SqlStatement {
  const { accountId, profileId, phone } = patient
  const now = new Date()
  const data = {
    startsAt: slot.startsAt.toISOString(),
    physician: 'Иванова Мария Сергеевна',
    speciality: 'терапевт',
    branch: 'Городская поликлиника',
    address: 'ул. Советская, 1',
  }
  return reservation({
    visitId: randomUUIDv7(),
    timeslotId: slot.timeslotId,
    assignmentId: slot.assignmentId,
    service: null,
    payer: null,
    endsAt: slot.endsAt,
    profileId,
    accountId,
    holders: [accountId],
    now,
    key: randomUUID(),
    bodyHash: randomBytes(32),
    messages: [
      outboxRow(
        { channel: 'sms', to: phone, language: 'ru', template: 'visit-booked', data },
        { key, now, sealsFacts: true },
      ),
    ],
    answer: JSON.stringify(data),
  })
}
