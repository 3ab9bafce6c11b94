import { isFailure, isGone } from '../../connectors/failure.ts'
import { Slot } from '../../connectors/fhir/resources/slot.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { applySlots } from './apply-slots.ts'

/** Reads some Slots anew; what cannot be read stays as it is until everything is compared. */
export async function readAgain(
  { client, connection }: Clinic,
  slotIds: readonly string[],
  deps: Pick<RemoteDeps, 'database' | 'clock'>,
): Promise<void> {
  const slots: Slot[] = []
  const gone: string[] = []
  for (const id of slotIds) {
    const slot = await client.read(`Slot/${id}`, Slot)
    if (!isFailure(slot)) slots.push(slot)
    else if (isGone(slot)) gone.push(id)
  }
  if (slots.length + gone.length > 0) await applySlots(connection.providerId, slots, gone, deps)
}
