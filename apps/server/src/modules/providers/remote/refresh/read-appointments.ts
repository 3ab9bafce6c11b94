import { type Failure, isFailure, isMissing } from '../../../../platform/http-client/failure.ts'
import type { ClinicAppointment, ClinicConnector } from '../../connectors/clinic-connector.ts'

const GONE = 410

/** Appointments as the clinic has them. Invalid ones are in neither list. */
export interface AppointmentsAtClinic {
  /** The present appointments; null for one that the clinic had and does not have any more. */
  readonly read: ReadonlyMap<string, ClinicAppointment | null>
  /** Appointments that the clinic does not know. */
  readonly unknown: readonly string[]
}

/** Reads these appointments together, and those that are missing in the answer one by one. */
export async function readAppointments(
  connector: ClinicConnector,
  ids: readonly string[],
): Promise<AppointmentsAtClinic | Failure> {
  const found = await connector.readAppointments(ids)
  if (isFailure(found)) return found
  const read = new Map<string, ClinicAppointment | null>()
  const unknown: string[] = []
  for (const appointment of found) if (ids.includes(appointment.id)) read.set(appointment.id, appointment)
  for (const id of ids.filter(one => !read.has(one))) {
    const appointment = await connector.readAppointment(id)
    if (!isFailure(appointment)) read.set(id, appointment)
    else if (appointment.status === GONE) read.set(id, null)
    else if (isMissing(appointment)) unknown.push(id)
    else if (appointment.failure !== 'unclear' || appointment.status === null) return appointment
  }
  return { read, unknown }
}
