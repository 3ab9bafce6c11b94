import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { readFunctions } from '@vizit/server/platform/database/functions/read-functions.ts'
import { compareFunctions, repeatable } from '@vizit/server/platform/database/functions/stored-functions.ts'
import { migrate } from '@vizit/server/platform/database/migrate.ts'
import { migrationsFolder, readMigrations } from '@vizit/server/platform/database/migrations.ts'
import { startTestServer } from '@vizit/test-kit/database/test-server.ts'

/**
 * Writes the next migration with the functions and triggers of apps/server/database/functions that differ from
 * what the migrations make (docs/how-to/write-a-migration.md).
 *
 *     npm run new:migration -- name_of_the_migration
 */
const [name] = process.argv.slice(2)
if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('name the migration: small_letters_and_underscores')

const server = await startTestServer()
const { pool, close } = createDatabase(server.url)
try {
  await migrate(pool)
  const client = await pool.connect()
  const { changed, unknown } = await compareFunctions(client, await readFunctions()).finally(() =>
    client.release(),
  )
  if (unknown.length > 0)
    console.log(
      `not in the folder, and left as they are: ${unknown.join(', ')} (drop them by hand, in a later release)`,
    )
  if (changed.length === 0) console.log('the migrations make all of them: nothing to write')
  else {
    const last = (await readMigrations()).at(-1)?.version ?? 0
    const file = join(migrationsFolder, `${String(last + 1).padStart(4, '0')}_${name}.sql`)
    await writeFile(file, `${changed.map(repeatable).join('\n\n')}\n`, { flag: 'wx' })
    console.log(`${file}: ${changed.map(statement => statement.name).join(', ')}`)
  }
} finally {
  await close()
  await server.stop()
}
