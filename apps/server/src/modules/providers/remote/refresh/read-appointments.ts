import type { ClinicAppointment, ClinicConnector } from '../../connectors/clinic-connector.ts'
import { type Failure, isFailure, isGone } from '../../connectors/failure.ts'

const GONE = 410

/** What a clinic says of appointments. What is not readable is in neither. */
export interface AppointmentsThere {
  /** As the clinic has them now; null: it had that one, and has it no more. */
  readonly read: ReadonlyMap<string, ClinicAppointment | null>
  /** Of which the clinic knows nothing. */
  readonly unknown: readonly string[]
}

/** Reads these appointments together; of those that do not come, each by itself. */
export async function readAppointments(
  connector: ClinicConnector,
  ids: readonly string[],
): Promise<AppointmentsThere | Failure> {
  const found = await connector.readAppointments(ids)
  if (isFailure(found)) return found
  const read = new Map<string, ClinicAppointment | null>()
  const unknown: string[] = []
  for (const appointment of found) if (ids.includes(appointment.id)) read.set(appointment.id, appointment)
  for (const id of ids.filter(one => !read.has(one))) {
    const appointment = await connector.readAppointment(id)
    if (!isFailure(appointment)) read.set(id, appointment)
    else if (appointment.status === GONE) read.set(id, null)
    else if (isGone(appointment)) unknown.push(id)
    else if (appointment.failure !== 'unclear' || appointment.status === null) return appointment
  }
  return { read, unknown }
}
