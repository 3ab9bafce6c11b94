import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { migrate } from '@vizit/server/platform/database/migrate.ts'
import { describeStatement, readTables } from '@vizit/server/platform/database/released/read-schema.ts'
import { startTestServer } from '@vizit/test-kit/database/test-server.ts'

/**
 * Records the statements of this release. Run it when a release is made, and commit the file: the next releases
 * are tested against it (released-statements.test.ts). Takes as long as the server's tests.
 *
 *     node scripts/record-statements.ts [folder of migrations]
 */
const [migrations] = process.argv.slice(2)
const FILE = join(import.meta.dirname, '../apps/server/src/platform/database/released/last-release.json')

function recorded(): string[] {
  const folder = process.env.RECORD_STATEMENTS ?? record()
  const statements = new Map<string, string>()
  for (const file of readdirSync(folder))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const text: string = JSON.parse(line)
      if (!/^\s*(with|select|insert|update|delete|merge)\b/i.test(text)) continue
      // Several statements in one text are sent only by tests.
      if (text.trimEnd().slice(0, -1).includes(';')) continue
      const known = statements.get(shapeOf(text))
      if (known === undefined || text.length < known.length) statements.set(shapeOf(text), text)
    }
  return [...statements.values()].toSorted()
}

function record(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-statements-'))
  const env = { ...process.env, RECORD_STATEMENTS: folder }
  spawnSync('npx', ['vitest', 'run', '--project', 'server'], { env, stdio: 'inherit' })
  return folder
}

/** Makes statements equal that differ only in the length of lists or in values. */
const shapeOf = (text: string) =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:::[\w[\]]+)?(\s*,\s*\$(?:::[\w[\]]+)?)+/g, '$')
    .replaceAll(/(\(\$\)\s*,\s*)+\(\$\)/g, '($)')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\b\d+\b/g, '0')
    .replaceAll(/\s+/g, ' ')

const server = await startTestServer()
const { pool, close } = createDatabase(server.url)
try {
  await migrate(pool, migrations ? { folder: migrations } : {})
  const statements = []
  for (const text of recorded()) {
    const described = await describeStatement(pool, text)
    // Statements on a test's own tables cannot be prepared here, and are not the server's.
    if (described !== 'refused') statements.push({ text, ...described })
  }
  const { rows } = await pool.query<{ last: number }>('select max(version) as last from schema_migration')
  const release = { lastMigration: rows[0]?.last, tables: await readTables(pool), statements }
  writeFileSync(FILE, `${JSON.stringify(release, null, 1)}\n`)
  console.log(`${statements.length} statements, ${release.tables.length} tables`)
} finally {
  await close()
  await server.stop()
}
