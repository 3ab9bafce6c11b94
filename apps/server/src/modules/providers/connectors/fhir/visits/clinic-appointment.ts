import type { AppointmentStatus, ClinicAppointment } from '../../clinic-connector.ts'
import type { Appointment } from '../resources/appointment.ts'
import { changedAt, referredId } from '../resources/parts.ts'
import { ORDER_SYSTEM } from '../resources/systems.ts'

const STATUS: Readonly<Record<Appointment['status'], AppointmentStatus>> = {
  proposed: 'tentative',
  pending: 'tentative',
  waitlist: 'tentative',
  booked: 'booked',
  arrived: 'arrived',
  'checked-in': 'arrived',
  fulfilled: 'completed',
  noshow: 'missed',
  cancelled: 'cancelled',
  'entered-in-error': 'cancelled',
}

export function clinicAppointment(appointment: Appointment): ClinicAppointment {
  const { id, status, identifier = [], participant = [], slot = [], start, end } = appointment
  return {
    id,
    status: STATUS[status],
    isOurs: identifier.some(({ system }) => system === ORDER_SYSTEM),
    patientIds: participant.flatMap(({ actor }) => referredId(actor?.reference, 'Patient') ?? []),
    actors: participant.flatMap(({ actor }) => relativeOf(actor?.reference) ?? []),
    slotIds: slot.flatMap(({ reference }) => referredId(reference, 'Slot') ?? []),
    startsAt: start === undefined ? null : new Date(start),
    endsAt: end === undefined ? null : new Date(end),
    changedAt: changedAt(appointment),
  }
}

/** A reference without the URL of its server. */
const relativeOf = (reference = ''): string | null =>
  /(?:^|\/)([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})$/.exec(reference)?.[1] ?? null
