import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { expect, test } from 'vitest'
import { importClinic } from '../../clinic-import/public.ts'
import { programmeKeys } from '../../programmes/public.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { importProgramme } from './import-programme.ts'

const database = await testDatabase()
const { db } = database
const clock = { now: () => new Date('2026-11-24T09:00:00Z') }
const examples = join(import.meta.dirname, '../../../../../../examples')

test("the example of an employer's programme can be imported beside that of a clinic", async () => {
  await loadReferenceData(db)
  await importClinic(join(examples, 'clinic'), { db, clock })
  const { coverageEnds: ends } = testServices({ database, clock })
  const deps = { db, clock, keys: programmeKeys(SECRET), ends }
  expect(await importProgramme(join(examples, 'employer'), deps)).toMatchObject({
    outcome: 'imported',
    code: 'zarya',
    members: { added: 3 },
    covered: 4,
    limits: 1,
  })
})
