import type { Clinic } from '../../../remote/clinic.ts'
import { type Failure, isFailure, isGone } from '../../failure.ts'
import { search } from '../http/search.ts'
import { Appointment } from '../resources/appointment.ts'

const AT_ONCE = 50
const GONE = 410

/** What a clinic says of appointments. What is not readable is in neither. */
export interface AppointmentsThere {
  /** As the clinic has them now; null: it had that one, and has it no more. */
  readonly read: Map<string, Appointment | null>
  /** Of which the clinic knows nothing. */
  readonly unknown: readonly string[]
}

export async function readAppointments(
  { client }: Clinic,
  ids: readonly string[],
): Promise<AppointmentsThere | Failure> {
  const read = new Map<string, Appointment | null>()
  const unknown: string[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const parameters = [
      ['_id', some.join(',')],
      ['_count', String(AT_ONCE)],
    ] as const
    const found = await search(client, 'Appointment', parameters, Appointment)
    if (isFailure(found)) return found
    for (const appointment of found.resources) {
      if (some.includes(appointment.id)) read.set(appointment.id, appointment)
    }
    for (const id of some.filter(one => !read.has(one))) {
      const appointment = await client.read(`Appointment/${id}`, Appointment)
      if (!isFailure(appointment)) read.set(id, appointment)
      else if (appointment.status === GONE) read.set(id, null)
      else if (isGone(appointment)) unknown.push(id)
      else if (appointment.failure !== 'unclear' || appointment.status === null) return appointment
    }
  }
  return { read, unknown }
}
