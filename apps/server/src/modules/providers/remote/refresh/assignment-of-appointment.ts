import { type Failure, isFailure, isTemporary } from '../../../../platform/http-client/failure.ts'
import type { ClinicAppointment, ClinicConnector, ClinicSlot } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import type { ClinicSlotTime } from '../store/insert-clinic-visit.ts'
import { assignmentsOfActors, schedulesOf } from '../store/schedules.ts'

interface AtDoctor {
  readonly assignmentId: string
  readonly slots: readonly ClinicSlotTime[]
}

/**
 * The assignment of an appointment: by the schedules of its slots, otherwise by its participants. Null: not
 * certain.
 */
export async function assignmentOfAppointment(
  { connector, connection }: Clinic,
  { slotIds, actors }: ClinicAppointment,
  { database }: Pick<RemoteDeps, 'database'>,
): Promise<AtDoctor | Failure | null> {
  const { providerId } = connection
  const slots = await readEach(connector, slotIds)
  if (isFailure(slots) && isTemporary(slots)) return slots
  if (!isFailure(slots) && slots.length > 0) {
    const schedules = await schedulesOf(database.db, providerId)
    const places = slots.map(({ scheduleId }) => schedules.get(scheduleId ?? ''))
    const [assignmentId, another] = new Set(places)
    return assignmentId === undefined || another !== undefined
      ? null
      : { assignmentId, slots: slots.map(({ id, startsAt, endsAt }) => ({ slotId: id, startsAt, endsAt })) }
  }
  const [assignmentId, another] = await assignmentsOfActors(database.db, providerId, actors)
  return assignmentId === undefined || another !== undefined ? null : { assignmentId, slots: [] }
}

/** The present state of these slots, or the failure of the first that cannot be read. */
async function readEach(
  connector: ClinicConnector,
  slotIds: readonly string[],
): Promise<ClinicSlot[] | Failure> {
  const slots: ClinicSlot[] = []
  for (const id of slotIds) {
    const slot = await connector.readSlot(id)
    if (isFailure(slot)) return slot
    slots.push(slot)
  }
  return slots
}
