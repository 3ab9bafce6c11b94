import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  openPrescription,
  type PrescriptionFacts,
  sealPrescription,
  UNNAMED,
} from '../sealing/sealed-prescription.ts'
import { onlyVisitOf } from '../store/visit-of-day.ts'
import { isUnchanged } from './is-unchanged.ts'
import type { PrescriptionOutcome, PrescriptionToStore, StoringDeps } from './to-store.ts'

/**
 * Inserts or updates a prescription, with the visit that the organisation names, or with the only visit that the patient had there
 * on that day.
 */
export async function storePrescription(
  trx: Kysely<DB>,
  prescription: PrescriptionToStore,
  { documentKey, now }: StoringDeps,
): Promise<PrescriptionOutcome> {
  const {
    providerId,
    number,
    recordId,
    visitId: named,
    prescribedAt,
    physicianName,
    withdrawn,
    facts: read,
  } = prescription
  const known = await trx
    .selectFrom('prescription')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  const visitId = named ?? known?.visit_id ?? (await onlyVisitOf(trx, { recordId, on: prescribedAt }))
  const isOfVisit = visitId !== null
  const former = known && openPrescription(documentKey, known.id, known.sealed)
  const facts = withKnownName(read, former ?? null)
  const said = {
    record_id: recordId,
    visit_id: visitId,
    physician_name: physicianName,
    prescribed_at: prescribedAt,
    withdrawn,
    // Also where a known name stays: it is read again.
    unnamed: read.name === UNNAMED,
  }
  const isSame = known !== undefined && isUnchanged(known, said) && isDeepStrictEqual(former, facts)
  if (isSame) return { outcome: 'unchanged', isNews: false, isOfVisit }
  const id = known?.id ?? randomUUID()
  const row = { ...said, sealed: sealPrescription(documentKey, id, facts), updated_at: now }
  // Devices that have the visit read it again.
  const visitIds = [visitId, known?.visit_id ?? null].filter(each => each !== null)
  if (visitIds.length > 0)
    await trx.updateTable('visit').set({ updated_at: now }).where('id', 'in', visitIds).execute()
  if (known) {
    await trx.updateTable('prescription').set(row).where('id', '=', id).execute()
    return { outcome: 'updated', isNews: false, isOfVisit }
  }
  const own = { id, provider_id: providerId, number, created_at: now }
  await trx
    .insertInto('prescription')
    .values({ ...own, ...row })
    .execute()
  return { outcome: 'added', isNews: !withdrawn && isOfVisit, isOfVisit }
}

/**
 * With the drug that was named before where none is named now: an organisation may keep its name elsewhere, where it cannot be read just
 * now. Not with another dose or number of packages, which may be of another drug.
 */
function withKnownName(read: PrescriptionFacts, former: PrescriptionFacts | null): PrescriptionFacts {
  if (read.name !== UNNAMED || former === null || former.name === UNNAMED) return read
  const howToTake = ({ instructions, dosage, count }: PrescriptionFacts) => ({ instructions, dosage, count })
  if (!isDeepStrictEqual(howToTake(read), howToTake(former))) return read
  const { name, inn, form, strength, packCode } = former
  return { ...read, name, inn, form, strength, packCode }
}
