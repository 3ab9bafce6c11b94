import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { importClinic } from '../../modules/clinic-import/public.ts'
import { loadReferenceData } from '../../modules/reference-data/public.ts'
import { systemClock as clock } from '../../platform/clock.ts'

const CLI = join(import.meta.dirname, '../vizit.ts')
const CLINIC = join(import.meta.dirname, '../../../../../examples/clinic')
const { db, url } = await testDatabase()

test('a reader who closes the pipe ends the export without an error', async () => {
  await loadReferenceData(db)
  await importClinic(CLINIC, { db, clock })
  const command = spawn(process.execPath, [CLI, 'export', 'visits', '--provider', 'rodnik'], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
  })
  command.stdout.destroy()
  const [said, [code]] = await Promise.all([text(command.stderr), once(command, 'close')])
  expect([said, code]).toEqual(['', 141])
})
