import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { onlyVisitOf } from '../store/visit-of-day.ts'
import { storeMedicalTest } from './store-medical-test.ts'
import { storeReport } from './store-report.ts'
import type { ConclusionToStore, StoreOutcome, StoringDeps } from './to-store.ts'

/**
 * Stores a doctor's report with the visit that the organisation names, or with the only visit that the patient had
 * there on that day. Without a visit it is listed among the tests, so that it can be found. A report stays where
 * it was stored first.
 */
export async function storeConclusion(
  trx: Kysely<DB>,
  conclusion: ConclusionToStore,
  deps: StoringDeps,
): Promise<StoreOutcome> {
  const { providerId, number, visitId: named, issuedAt, ...kept } = conclusion
  const known = await knownVisit(trx, conclusion)
  const visitId = named ?? known ?? (await onlyVisitOf(trx, { recordId: conclusion.recordId, on: issuedAt }))
  if (visitId !== null && !(await isAmongTests(trx, conclusion))) {
    return storeReport(trx, { ...kept, providerId, number, visitId, issuedAt }, deps)
  }
  return storeMedicalTest(
    trx,
    {
      ...{ ...kept, providerId, number, kind: 'conclusion', takenAt: issuedAt },
      ...{ laboratory: null, status: 'ready', values: [] },
    },
    deps,
  )
}

async function knownVisit(
  trx: Kysely<DB>,
  { providerId, number }: ConclusionToStore,
): Promise<string | null> {
  const report = await trx
    .selectFrom('medical_report')
    .select('visit_id')
    .where('provider_id', '=', providerId)
    .where('number', '=', number)
    .executeTakeFirst()
  return report?.visit_id ?? null
}

async function isAmongTests(trx: Kysely<DB>, { providerId, number }: ConclusionToStore): Promise<boolean> {
  const test = await trx
    .selectFrom('medical_test')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('number', '=', number)
    .executeTakeFirst()
  return test !== undefined
}
