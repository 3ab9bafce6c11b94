import { isSamePerson } from '@vizit/domain/family/same-person.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { VisitsImportDeps } from '../deps.ts'
import type { RegistryVisit, SaveResult, VisitOutcome } from '../registry-visit.ts'
import { findClinicVisit, isFreeOfOthers, setOutcome } from '../store/find-clinic-visit.ts'

/**
 * Records the outcome of a visit, however it was booked: missed visits count towards the online booking limit
 * (decisions D4). The reception's last entry wins, so a mistake is corrected by importing again.
 */
export async function saveVisitOutcome(
  trx: Kysely<DB>,
  visit: RegistryVisit,
  outcome: VisitOutcome,
  { clock, invoices }: Pick<VisitsImportDeps, 'clock' | 'invoices'>,
): Promise<SaveResult> {
  const now = clock.now()
  const held = await findClinicVisit(trx, visit)
  if (!held) return 'past'
  if (held.foundBy === 'time' && !(held.patient && isSamePerson(held.patient, visit.patient)))
    return { conflict: 'other-patient' }
  if (held.startsAt > now) return { conflict: 'changed-by-patient' }
  if (held.status === outcome) return 'unchanged'
  if (held.status === 'cancelled' && (held.isCalledOffInTime || !(await isFreeOfOthers(trx, held.visitId))))
    return { conflict: 'cancelled-by-patient' }
  const { visitId, profileId, status } = held
  await setOutcome(trx, visitId, outcome, now)
  if (outcome === 'cancelled') await invoices.withdrawMessages(trx, visitId)
  if (status === 'cancelled') await invoices.tellAgain(trx, visitId)
  await recordAudit(trx, {
    action: 'visit-settled',
    subject: visitId,
    profileId,
    at: now,
    details: { from: status, to: outcome, by: 'registry' },
  })
  return { settledOf: profileId }
}
