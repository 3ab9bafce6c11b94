import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { onlyVisitOf } from '../store/visit-of-day.ts'
import { keepReport } from './keep-report.ts'
import { keepTest } from './keep-test.ts'
import type { Keeping, KeepingDeps, KeptConclusion } from './kept.ts'

/**
 * Brings in what a doctor wrote: with the visit that the organisation names, or else with the only one that the patient had
 * there on that day; without any, it stands among the tests, so that nobody looks for it in vain. It stays where it was
 * first.
 */
export async function keepConclusion(
  trx: Kysely<DB>,
  conclusion: KeptConclusion,
  deps: KeepingDeps,
): Promise<Keeping> {
  const { providerId, number, visitId: named, issuedAt, ...kept } = conclusion
  const known = await knownVisit(trx, conclusion)
  const visitId = named ?? known ?? (await onlyVisitOf(trx, { recordId: conclusion.recordId, on: issuedAt }))
  if (visitId !== null && !(await isAmongTests(trx, conclusion))) {
    return keepReport(trx, { ...kept, providerId, number, visitId, issuedAt }, deps)
  }
  return keepTest(
    trx,
    {
      ...{ ...kept, providerId, number, kind: 'conclusion', takenAt: issuedAt },
      ...{ laboratory: null, status: 'ready', values: [] },
    },
    deps,
  )
}

async function knownVisit(trx: Kysely<DB>, { providerId, number }: KeptConclusion): Promise<string | null> {
  const report = await trx
    .selectFrom('medical_report')
    .select('visit_id')
    .where('provider_id', '=', providerId)
    .where('number', '=', number)
    .executeTakeFirst()
  return report?.visit_id ?? null
}

async function isAmongTests(trx: Kysely<DB>, { providerId, number }: KeptConclusion): Promise<boolean> {
  const test = await trx
    .selectFrom('medical_test')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('number', '=', number)
    .executeTakeFirst()
  return test !== undefined
}
