import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { readMigrations } from '../migrations.ts'
import { describeStatement, type ReleasedTable, readTables, type StatementTypes } from './read-schema.ts'

/** The last release's statements, recorded by scripts/record-statements.ts. */
interface Release {
  readonly lastMigration: number
  readonly tables: readonly ReleasedTable[]
  readonly statements: readonly ({ text: string } & StatementTypes)[]
}
const file = join(import.meta.dirname, 'last-release.json')
const release: Release = JSON.parse(readFileSync(file, 'utf8'))

/** New constraints on tables that the last release writes to, each with the reason why its rows satisfy them. */
const SATISFIED: Readonly<Record<string, string>> = {
  visit_contact_note_once: 'it never writes the sealed note',
  fhir_connection_connector_check: 'it never writes the column, and its default fits',
  observation_clear_or_sealed: 'it never writes a sealed value, and always name and value',
  service_common_id_fkey: 'a trigger writes the column',
  doctor_languages_check: 'it never writes the column, and its default fits',
}

const { pool } = await testDatabase()
// A release that must not start on this schema need not work with it.
const isShutOut = (await readMigrations()).some(({ mustKnow }) => (mustKnow ?? 0) > release.lastMigration)

test.skipIf(isShutOut)(
  'every statement of the last release has the same types on this schema',
  { timeout: 120_000 },
  async () => {
    const changed: object[] = []
    for (const { text, parameters, results } of release.statements) {
      const now = await describeStatement(pool, text)
      // `select *` returns new columns too, after the known ones.
      const isSame =
        now !== 'refused' &&
        now.parameters === parameters &&
        (!now.results || now.results.startsWith(results.replace(/\]$/, '')))
      if (!isSame) changed.push({ text, before: { parameters, results }, now })
    }
    expect(changed).toEqual([])
    expect(release.statements.length).toBeGreaterThan(500)
  },
)

test.skipIf(isShutOut)('every row that the last release writes is accepted by this schema', async () => {
  const tables = new Map((await readTables(pool)).map(table => [table.name, table]))
  const refused: string[] = []
  for (const before of release.tables) {
    const now = tables.get(before.name)
    if (!now) {
      refused.push(`table ${before.name} is gone`)
      continue
    }
    const columns = new Map(before.columns.map(column => [column.name, column]))
    for (const { name, type, needed, nullable } of now.columns) {
      const column = columns.get(name)
      const at = `${before.name}.${name}`
      if (!column && needed) refused.push(`${at} has to be given`)
      if (column && column.type !== type) refused.push(`${at} was ${column.type}`)
      if (column?.nullable && !nullable) refused.push(`${at} was nullable`)
    }
    for (const name of now.constraints)
      if (!before.constraints.includes(name) && !(name in SATISFIED)) refused.push(`${name} is new`)
  }
  expect(refused).toEqual([])
})
