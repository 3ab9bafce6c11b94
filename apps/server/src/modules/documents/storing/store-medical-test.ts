import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isUnchanged } from './is-unchanged.ts'
import { storeFiles } from './store-files.ts'
import { storeValues } from './store-values.ts'
import type { StoreOutcome, StoringDeps, TestToStore } from './to-store.ts'

/** Inserts or updates a test. */
export async function storeMedicalTest(
  trx: Kysely<DB>,
  test: TestToStore,
  deps: StoringDeps,
): Promise<StoreOutcome> {
  const { now } = deps
  const isReady = test.status === 'ready'
  const said = {
    record_id: test.recordId,
    kind: test.kind,
    name: test.name,
    laboratory: test.laboratory,
    branch_id: test.branchId,
    physician_name: test.physicianName,
    taken_at: test.takenAt,
    status: test.status,
    withdrawn: test.withdrawn,
  }
  const known = await trx
    .selectFrom('medical_test')
    .selectAll()
    .where('provider_id', '=', test.providerId)
    .where('number', '=', test.number)
    .forUpdate()
    .executeTakeFirst()
  const testId = known?.id ?? randomUUID()
  if (!known) {
    const own = { id: testId, provider_id: test.providerId, number: test.number }
    await trx
      .insertInto('medical_test')
      .values({ ...own, ...said, ready_at: isReady ? now : null, created_at: now, updated_at: now })
      .execute()
  }
  const hasOtherFiles = await storeFiles(trx, { testId }, test.files, deps)
  const hasOtherValues = await storeValues(
    trx,
    { testId, recordId: test.recordId },
    { values: test.values, ...deps },
  )
  if (!known) return { outcome: 'added', isNews: isReady && !test.withdrawn }
  if (!hasOtherFiles && !hasOtherValues && isUnchanged(known, said)) {
    return { outcome: 'unchanged', isNews: false }
  }
  await trx
    .updateTable('medical_test')
    .set({ ...said, ready_at: isReady ? (known.ready_at ?? now) : null, updated_at: now })
    .where('id', '=', testId)
    .execute()
  return { outcome: 'updated', isNews: isReady && !test.withdrawn && known.status !== 'ready' }
}
