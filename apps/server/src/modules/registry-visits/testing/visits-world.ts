import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { beforeAll, beforeEach } from 'vitest'
import type { Changes } from '../../../platform/changes/changes.ts'
import { importClinic } from '../../clinic-import/public.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { describeVisitsImport } from '../use-cases/describe-visits-import.ts'
import { importVisits } from '../use-cases/import-visits.ts'

const NOW = '2026-11-21T09:00:00Z'
export const EXAMPLE = join(import.meta.dirname, '../../../../../../examples/visits')

/** A database with the example's clinic; its visits are deleted before each test. */
export async function visitsWorld() {
  const database = await testDatabase()
  const { db } = database
  let now = new Date(NOW)
  const clock = { now: () => now }
  const { notifications, invoices } = testServices({ database, clock })
  const { outboxRow } = notifications
  const told: unknown[] = []
  const changes: Changes = { publish: (...what) => void told.push(what) }
  const deps = { db, clock, outboxRow, changes, invoices, publicUrl: 'https://vizit.example' }
  const newFolder = testFolders()
  beforeAll(async () => {
    await loadReferenceData(db)
    await importClinic((await newFolder('clinic')).path, deps)
  })
  beforeEach(async () => {
    now = new Date(NOW)
    told.length = 0
    await db.updateTable('timeslot').set({ visit_id: null }).where('visit_id', 'is not', null).execute()
    for (const table of ['visit', 'outbox', 'profile'] as const) await db.deleteFrom(table).execute()
  })
  return {
    ...{ db, clock, deps, told },
    setNow: (instant: string) => {
      now = new Date(instant)
    },
    /** A copy of the example with these replacements. */
    async folder(...replaced: readonly (readonly [from: string, to: string])[]) {
      const copy = await newFolder('visits')
      for (const [from, to] of replaced) await copy.replace('visits.csv', from, to)
      return copy.path
    },
    emptyFolder: () => newFolder(),
    said: async (path: string) => describeVisitsImport(await importVisits(path, deps), 'ru'),
    visits: () =>
      db
        .selectFrom('visit')
        .innerJoin('visit_contact as c', 'c.visit_id', 'visit.id')
        .innerJoin('profile as p', 'p.id', 'visit.profile_id')
        .innerJoin('registry_visit as r', 'r.visit_id', 'visit.id')
        .select(['visit.id', 'r.number', 'status', 'visit.starts_at', 'ends_at', 'booked_by', 'source'])
        .select(['c.phone', 'email', 'c.language', 'visit.profile_id', 'clinic_phone'])
        .select(['p.first_name', 'middle_name', 'birthday', 'sex', 'p.consent_received_at'])
        .orderBy('r.number')
        .execute(),
    messages: () => db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}
