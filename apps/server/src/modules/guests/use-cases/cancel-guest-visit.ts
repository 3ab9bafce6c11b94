import type { LinkHolder } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { cancelBy } from '../../booking/public.ts'
import type { GuestDeps } from '../deps.ts'
import { contactOf } from '../store/contacts.ts'

/** Cancels the visit of an opened link. */
export async function cancelGuestVisit({ visitId }: LinkHolder, deps: GuestDeps) {
  const contact = await contactOf(deps.database.db, visitId)
  if (!contact) return new Refused('NOT_FOUND', {})
  return cancelBy(visitId, { accountId: null, contact, mayCancel: async () => true }, deps)
}
