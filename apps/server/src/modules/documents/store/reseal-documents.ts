import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { SealingKeys } from '../../../platform/sealing/sealing-keys.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import { openPrescription, sealPrescription } from '../sealing/sealed-prescription.ts'
import { openedValue, type StoredValue, sealedValue } from '../sealing/sealed-value.ts'
import { readStoredValues } from './values.ts'

const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** For how many tests values were encrypted again, and for how many files the keys were. */
export interface ResealedDocuments {
  readonly tests: number
  readonly files: number
  readonly prescriptions: number
}

/**
 * Encrypts values that are in clear or encrypted by the former key. Of files only the keys are encrypted again.
 */
export async function resealDocuments(db: Kysely<DB>, keys: SealingKeys): Promise<ResealedDocuments> {
  return {
    tests: await resealValues(db, keys),
    files: keys.former ? await rewrapKeys(db, keys) : 0,
    prescriptions: keys.former ? await resealPrescriptions(db, keys) : 0,
  }
}

async function resealValues(db: Kysely<DB>, keys: SealingKeys): Promise<number> {
  let resealed = 0
  let after = FIRST
  for (;;) {
    // Without a former key only values in clear are looked for.
    const { rows } = await sql<{ testId: string }>`
      select distinct test_id as "testId" from observation
      where test_id > ${after} and (sealed is null or ${keys.former !== undefined})
      order by test_id limit ${BATCH}`.execute(db)
    for (const { testId } of rows) resealed += (await resealTest(db, testId, keys)) ? 1 : 0
    const last = rows.at(-1)
    if (!last) return resealed
    after = last.testId
  }
}

/** Locks the test's row, as `storeMedicalTest` does, so that a concurrent import of the same test waits. */
async function resealTest(
  db: Kysely<DB>,
  testId: string,
  { current, former = current }: SealingKeys,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const test = await trx
      .selectFrom('medical_test')
      .select('record_id')
      .where('id', '=', testId)
      .forUpdate()
      .executeTakeFirst()
    if (!test) return false
    const known = await readStoredValues(trx, testId)
    const isSealed = (stored: StoredValue) => stored.sealed !== null && openedValue(current, stored) !== null
    if (known.every(isSealed)) return false
    const rows = known.map(stored => {
      const measured = openedValue(current, stored) ?? openedValue(former, stored)
      const place = { testId, position: stored.position, recordId: test.record_id }
      return measured === null ? stored : sealedValue(current, place, measured)
    })
    await trx.deleteFrom('observation').where('test_id', '=', testId).execute()
    await trx.insertInto('observation').values(rows).execute()
    return true
  })
}

async function rewrapKeys(db: Kysely<DB>, { current, former = current }: SealingKeys): Promise<number> {
  let rewrapped = 0
  let after = FIRST
  for (;;) {
    const rows = await db
      .selectFrom('medical_document')
      .select(['id', 'wrapped_key'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, wrapped_key } of rows) {
      if (open(current, wrapped_key, id) !== null) continue
      const key = open(former, wrapped_key, id)
      if (key === null) continue
      await db
        .updateTable('medical_document')
        .set({ wrapped_key: seal(current, key, id) })
        .where('id', '=', id)
        .execute()
      rewrapped += 1
    }
    const last = rows.at(-1)
    if (!last) return rewrapped
    after = last.id
  }
}

/** They were sealed from the beginning, so that only those of the former key are sealed again. */
async function resealPrescriptions(
  db: Kysely<DB>,
  { current, former = current }: SealingKeys,
): Promise<number> {
  let resealed = 0
  let after = FIRST
  for (;;) {
    const rows = await db
      .selectFrom('prescription')
      .select(['id', 'sealed'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, sealed } of rows) {
      if (openPrescription(current, id, sealed) !== null) continue
      const facts = openPrescription(former, id, sealed)
      if (facts === null) continue
      const { numUpdatedRows } = await db
        .updateTable('prescription')
        .set({ sealed: sealPrescription(current, id, facts) })
        .where('id', '=', id)
        .where('sealed', '=', sealed)
        .executeTakeFirstOrThrow()
      resealed += Number(numUpdatedRows)
    }
    const last = rows.at(-1)
    if (!last) return resealed
    after = last.id
  }
}
