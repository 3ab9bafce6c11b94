import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { importClinic } from '../../clinic-import/public.ts'
import { clinicFolders } from '../../clinic-import/testing.ts'
import { resultsWorld } from '../testing/results-world.ts'

const { db, deps, folder, said } = await resultsWorld()
const { smallFolder } = clinicFolders()
beforeAll(async () => {
  const { path } = await smallFolder('doctor,branch,days,from,to,minutes\nd,b,1,9:00,10:00,30\n')
  await importClinic(path, deps)
})

test('the import is audited for each clinic, with the numbers of results', async () => {
  const path = await folder()
  await appendFile(join(path, 'patients.csv'), 'small;С-1;Зубр;Анна;-;07.07.1991;ж;375291110078;\n')
  await appendFile(
    join(path, 'results.csv'),
    'small;5001;С-1;анализ;Общий анализ крови;14.10.2025;8:20;в работе;;;;;;\n',
  )
  await said(path)
  const { rows } = await sql`
    select code, details from audit join provider on provider.id::text = subject
    where action = 'results-imported' order by code`.execute(db)
  expect(rows).toEqual([
    { code: 'rodnik', details: { tests: 4, reports: 1, prescriptions: 3 } },
    { code: 'small', details: { tests: 1, reports: 0, prescriptions: 0 } },
  ])
})
