import type { CancelledAtClinic, CancelRequest } from '../../port.ts'
import { type Clinic, openClinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { beginCancelling } from '../store/begin-operation.ts'
import { claimOne, end, findOperation, note } from '../store/operations.ts'
import { cancelHere } from './cancel-here.ts'
import type { ClaimedOperation } from './claimed-operation.ts'
import { leaseFrom, newOperation } from './operation-lease.ts'
import { patienceFromNow, waitForEarlier } from './wait-for-earlier.ts'

const LOOK_AFTER_MS = 2000

/**
 * Cancels at the clinic, then here. If the clinic gave no clear answer, the result is looked up later and the
 * patient is told.
 */
export const cancelVisit =
  (deps: RemoteDeps) =>
  async (asked: CancelRequest): Promise<CancelledAtClinic> => {
    const clinic = await openClinic(asked.providerId, deps)
    if (!clinic) return { outcome: 'unavailable' }
    const begun = await begin(asked, clinic, deps)
    return 'outcome' in begun ? begun : askToCancel(begun, asked, clinic, deps)
  }

interface Begun extends ClaimedOperation {
  readonly appointmentId: string
}

async function begin(
  asked: CancelRequest,
  clinic: Clinic,
  deps: RemoteDeps,
): Promise<Begun | CancelledAtClinic> {
  const { database, clock } = deps
  const isPatient = patienceFromNow()
  for (;;) {
    const operation = newOperation(clock.now())
    const { visitId, seen, cutOffMinutes } = asked
    const begun = await beginCancelling(database.db, { visitId, seen, cutOffMinutes }, operation)
    const { outcome, appointment } = begun
    if (outcome === 'begun') {
      return { id: operation.operationId, claim: operation.claim, appointmentId: appointment }
    }
    if (outcome !== 'in-hand') return { outcome }
    if (!isPatient()) return { outcome: 'unavailable' }
    const again = await cancelledBefore(begun.earlier, deps)
    if (again) return again
    await waitForEarlier(begun.earlier, clinic, deps)
  }
}

/** The clinic did not answer before, so it is asked again. */
async function cancelledBefore(
  earlier: string | null,
  { database, clock }: RemoteDeps,
): Promise<Begun | undefined> {
  const operation = earlier === null ? undefined : await findOperation(database.db, earlier)
  if (operation?.kind !== 'cancel') return undefined
  const own = await claimOne(database.db, operation.id, leaseFrom(clock.now()))
  return own && own.appointmentId !== null ? { ...own, appointmentId: own.appointmentId } : undefined
}

async function askToCancel(
  own: Begun,
  { accountId, messages }: CancelRequest,
  clinic: Clinic,
  deps: RemoteDeps,
): Promise<CancelledAtClinic> {
  const { database, clock, log } = deps
  const now = clock.now()
  if (!(await note(database.db, own, { sent_at: now }))) return { outcome: 'unavailable' }
  const cancelled = await clinic.connector.cancel(own.appointmentId)
  if (cancelled === 'off') {
    const ended = await cancelHere(own, { accountId, messages }, deps)
    return { outcome: ended ? 'cancelled' : 'repeated' }
  }
  if (cancelled === 'over') {
    await end(database.db, own, now)
    return { outcome: 'over' }
  }
  const { asked, status } = cancelled
  log.warn({ provider: clinic.connection.providerCode, status }, 'a clinic did not cancel a visit')
  if (asked) await note(database.db, own, { claimed_until: new Date(now.getTime() + LOOK_AFTER_MS) })
  else await end(database.db, own, now)
  return { outcome: 'unavailable' }
}
