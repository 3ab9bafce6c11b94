import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { beforeAll, beforeEach } from 'vitest'
import { importClinic } from '../../clinic-import/public.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { describeResultsImport } from '../use-cases/describe-results-import.ts'
import { importResults } from '../use-cases/import-results.ts'

type Change = readonly [file: string, from: string, to: string]

export const EXAMPLE = join(import.meta.dirname, '../../../../../../examples/results')
/** The counts of `stored` in an empty database. */
export const NOTHING = [0, 0, 0, 0, 0, 0]
const counted = [
  'medical_record',
  'medical_test',
  'medical_document',
  'document_chunk',
  'observation',
  'outbox',
] as const

/** A database with the example's clinic; its people are deleted before each test. */
export async function resultsWorld() {
  const database = await testDatabase()
  const { db } = database
  const now = new Date('2026-11-21T09:00:00Z')
  const clock = { now: () => now }
  const heard: unknown[] = []
  const { notifications, checkPackCodes } = testServices({ database, clock })
  const deps = {
    db,
    clock,
    documentKey: Buffer.alloc(32, 7),
    notifyAccount: notifications.notifyAccount,
    checkPackCodes,
    changes: { publish: (...change: unknown[]) => void heard.push(change) },
    publicUrl: 'https://vizit.example',
  }
  const newFolder = testFolders()
  beforeAll(async () => {
    await loadReferenceData(db)
    await importClinic((await newFolder('clinic')).path, deps)
  })
  beforeEach(async () => {
    heard.length = 0
    for (const table of ['medical_record', 'outbox', 'audit', 'account', 'visit', 'profile'] as const) {
      await db.deleteFrom(table).execute()
    }
  })
  return {
    db,
    now,
    deps,
    heard,
    /** A copy of the example with these changes. */
    async folder(...changes: readonly Change[]) {
      const copy = await newFolder('results')
      for (const change of changes) await copy.replace(...change)
      return copy.path
    },
    said: async (path: string) => describeResultsImport(await importResults(path, deps), 'ru'),
    tests: () =>
      db
        .selectFrom('medical_test')
        .innerJoin('medical_record', 'medical_record.id', 'medical_test.record_id')
        .selectAll('medical_test')
        .select('profile_id')
        .orderBy('medical_test.number')
        .execute(),
    async stored() {
      const counts = await Promise.all(
        counted.map(table =>
          db
            .selectFrom(table)
            .select(row => row.fn.countAll<string>().as('n'))
            .executeTakeFirstOrThrow(),
        ),
      )
      return counts.map(({ n }) => Number(n))
    },
  }
}
