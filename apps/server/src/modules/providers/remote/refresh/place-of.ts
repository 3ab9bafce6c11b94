import { type Failure, isFailure, isPassing } from '../../connectors/failure.ts'
import { readSlots } from '../../connectors/fhir/booking/slots.ts'
import type { Appointment } from '../../connectors/fhir/resources/appointment.ts'
import { referredId } from '../../connectors/fhir/resources/parts.ts'
import type { Slot } from '../../connectors/fhir/resources/slot.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import type { SlotThere } from '../store/bring-in-visit.ts'
import { assignmentsOfActors, schedulesOf } from '../store/schedules.ts'

interface AtDoctor {
  readonly assignmentId: string
  readonly slots: readonly SlotThere[]
}

/** At whom an appointment is: the Schedules of its Slots say so, else those who take part; null: that is not certain. */
export async function placeOf(
  { client, connection }: Clinic,
  { slot = [], participant = [] }: Appointment,
  { database }: Pick<RemoteDeps, 'database'>,
): Promise<AtDoctor | Failure | null> {
  const { providerId } = connection
  const slotIds = slot.flatMap(({ reference }) => referredId(reference, 'Slot') ?? [])
  const slots = await readSlots(client, slotIds)
  if (isFailure(slots) && isPassing(slots)) return slots
  if (!isFailure(slots) && slots.length > 0) {
    const schedules = await schedulesOf(database.db, providerId)
    const places = slots.map(one => schedules.get(referredId(one.schedule.reference, 'Schedule') ?? ''))
    const [assignmentId, another] = new Set(places)
    return assignmentId === undefined || another !== undefined
      ? null
      : { assignmentId, slots: slots.map(slotThere) }
  }
  const actors = participant.flatMap(({ actor }) => relativeOf(actor?.reference) ?? [])
  const [assignmentId, another] = await assignmentsOfActors(database.db, providerId, actors)
  return assignmentId === undefined || another !== undefined ? null : { assignmentId, slots: [] }
}

const slotThere = ({ id, start, end }: Slot): SlotThere => ({
  slotId: id,
  startsAt: new Date(start),
  endsAt: new Date(end),
})

/** A reference without the address of its server. */
const relativeOf = (reference = ''): string | null =>
  /(?:^|\/)([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})$/.exec(reference)?.[1] ?? null
