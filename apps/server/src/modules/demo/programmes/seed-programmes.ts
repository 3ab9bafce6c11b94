import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { importProgramme, type ProgrammesImportDeps } from '../../programmes-import/public.ts'
import { assertImported } from '../assert-imported.ts'
import { withCsvFolder } from '../with-csv-folder.ts'
import { employerFiles, insurerFiles, type ProgrammeFiles } from './programme-files.ts'

const files = { epam: employerFiles, bns: insurerFiles }

/**
 * Brings contracts, limits and what is covered into the demo's programmes that have none: through the import, so that they are what a
 * coverer would bring. Members come when somebody wants to be covered (`demo-members.ts`).
 */
export async function seedDemoProgrammes(deps: ProgrammesImportDeps): Promise<void> {
  const today = civilDateOf(deps.clock.now())
  for (const code of await withoutContracts(deps.db, Object.keys(files))) {
    await importFiles(files[code](today), deps)
  }
}

async function importFiles(content: ProgrammeFiles, deps: ProgrammesImportDeps): Promise<void> {
  await withCsvFolder(async ({ path, write }) => {
    for (const [name, rows] of Object.entries(content)) await write(name, rows)
    assertImported(await importProgramme(path, deps))
  })
}

/** An operator's own programme, and one beside other clinics than the demo's, is left alone. */
async function withoutContracts(db: Kysely<DB>, codes: readonly string[]): Promise<(keyof typeof files)[]> {
  const { rows } = await sql<{ code: keyof typeof files }>`
    select code from programme
    where code = any(${[...codes]}::text[])
      and not exists (select from programme_contract c where c.programme_code = programme.code)
      and exists (select from provider where code = 'demo' and is_demo)
    order by code`.execute(db)
  return rows.map(({ code }) => code)
}
