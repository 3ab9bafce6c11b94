import { type Failure, isFailure } from '../../../../../platform/http-client/failure.ts'
import type { FhirClient } from '../http/client.ts'
import { versionOf } from '../resources/parts.ts'
import { Slot } from '../resources/slot.ts'
import type { Entry } from './transaction.ts'

/** The present state of these Slots, or the failure of the first that cannot be read. */
export async function readSlots(client: FhirClient, ids: readonly string[]): Promise<Slot[] | Failure> {
  const slots: Slot[] = []
  for (const id of ids) {
    const slot = await client.read(`Slot/${id}`, Slot)
    if (isFailure(slot)) return slot
    slots.push(slot)
  }
  return slots
}

/** Sets a Slot's status, unless it was changed since it was read (`If-Match`). */
export const marking = (slot: Slot, status: Slot['status']): Entry => ({
  resource: { ...slot, status },
  request: { method: 'PUT', url: `Slot/${slot.id}`, ifMatch: versionOf(slot) },
})
