import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isUnchanged } from './is-unchanged.ts'
import { storeFiles } from './store-files.ts'
import type { ReportToStore, StoreOutcome, StoringDeps } from './to-store.ts'

/** Inserts or updates a doctor's report. */
export async function storeReport(
  trx: Kysely<DB>,
  report: ReportToStore,
  deps: StoringDeps,
): Promise<StoreOutcome> {
  const { now } = deps
  const said = {
    record_id: report.recordId,
    visit_id: report.visitId,
    name: report.name,
    branch_id: report.branchId,
    physician_name: report.physicianName,
    issued_at: report.issuedAt,
    withdrawn: report.withdrawn,
  }
  const known = await trx
    .selectFrom('medical_report')
    .selectAll()
    .where('provider_id', '=', report.providerId)
    .where('number', '=', report.number)
    .forUpdate()
    .executeTakeFirst()
  const reportId = known?.id ?? randomUUID()
  if (!known) {
    const own = { id: reportId, provider_id: report.providerId, number: report.number }
    await trx
      .insertInto('medical_report')
      .values({ ...own, ...said, created_at: now, updated_at: now })
      .execute()
  }
  const hasOtherFiles = await storeFiles(trx, { reportId }, report.files, deps)
  if (known && !hasOtherFiles && isUnchanged(known, said)) return { outcome: 'unchanged', isNews: false }
  // Marks the report's visit, and the visit it belonged to before, as changed, so that devices which have them
  // read them again.
  const visitIds = [report.visitId, ...(known?.visit_id ? [known.visit_id] : [])]
  await trx.updateTable('visit').set({ updated_at: now }).where('id', 'in', visitIds).execute()
  if (!known) return { outcome: 'added', isNews: !report.withdrawn }
  await trx
    .updateTable('medical_report')
    .set({ ...said, updated_at: now })
    .where('id', '=', reportId)
    .execute()
  return { outcome: 'updated', isNews: false }
}
