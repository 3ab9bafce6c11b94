import { isFailure, isMissing } from '../../../../platform/http-client/failure.ts'
import type { ClinicSlot } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { applySlots } from './apply-slots.ts'

/** Reads some slots again; those that cannot be read stay as they are until the next comparison. */
export async function rereadSlots(
  { connector, connection }: Clinic,
  slotIds: readonly string[],
  deps: Pick<RemoteDeps, 'database' | 'clock'>,
): Promise<void> {
  const slots: ClinicSlot[] = []
  const gone: string[] = []
  for (const id of slotIds) {
    const slot = await connector.readSlot(id)
    if (!isFailure(slot)) slots.push(slot)
    else if (isMissing(slot)) gone.push(id)
  }
  if (slots.length + gone.length > 0) await applySlots(connection.providerId, slots, gone, deps)
}
