import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { refuseVisitorBusy } from '../../booking/public.ts'
import { presentVisit, type VisitDetails } from '../../visits/public.ts'
import type { VisitImportDeps } from '../deps.ts'
import { storeAssignedVisit } from '../store/assign-visit.ts'
import { consentedBy } from './consent.ts'
import type { ImportRequest } from './import-request.ts'
import type { Recipient } from './recipients.ts'

interface Giving {
  readonly request: ImportRequest
  readonly visit: VisitDetails
  readonly recipient: Recipient
}

/** Assigns the visit to the person, who must have consented to the processing of their data. */
export async function assignVisit(
  trx: Kysely<DB>,
  { request, visit, recipient }: Giving,
  deps: Pick<VisitImportDeps, 'database' | 'clock' | 'settings'>,
) {
  const { actor, body, language } = request
  const now = deps.clock.now()
  const { accountId } = actor
  const { profileId, firstName } = recipient
  const given = body.consentReceived ?? false
  if (!(await consentedBy(trx, { accountId, recipient, given, now }))) {
    return new Refused('CONSENT_REQUIRED', {})
  }
  // The database's constraint decides whether another visit of the person overlaps, not a check made here.
  const { outcome, order_id } = await storeAssignedVisit(trx, {
    visitId: visit.id,
    profileId,
    accountId,
    now,
  })
  if (outcome === 'unknown') return new Refused('NOT_FOUND', {})
  if (outcome === 'visitor-busy') return refuseVisitorBusy(deps.database, order_id ?? visit.id, language)
  const { cancelCutOffMinutes: cutOffMinutes } = await deps.settings()
  const taken = { ...visit, profileId, patientFirstName: firstName, updatedAt: now }
  return presentVisit(taken, { language, now, cutOffMinutes })
}
