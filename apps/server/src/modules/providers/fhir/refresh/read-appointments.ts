import type { Clinic } from '../clinic.ts'
import { type Failure, isFailure, isGone } from '../http/answer.ts'
import { search } from '../http/search.ts'
import { Appointment } from '../resources/appointment.ts'

const AT_ONCE = 50

/** These appointments as the clinic has them now; null: it has that one no more. What is not readable is left out. */
export async function readAppointments(
  { client }: Clinic,
  ids: readonly string[],
): Promise<Map<string, Appointment | null> | Failure> {
  const read = new Map<string, Appointment | null>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const parameters = [
      ['_id', some.join(',')],
      ['_count', String(AT_ONCE)],
    ] as const
    const found = await search(client, 'Appointment', parameters, Appointment)
    if (isFailure(found)) return found
    for (const appointment of found.resources) read.set(appointment.id, appointment)
    for (const id of some.filter(one => !read.has(one))) {
      const appointment = await client.read(`Appointment/${id}`, Appointment)
      if (!isFailure(appointment)) read.set(id, appointment)
      else if (isGone(appointment)) read.set(id, null)
      else if (appointment.failure !== 'unclear' || appointment.status === null) return appointment
    }
  }
  return read
}
