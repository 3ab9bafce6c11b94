import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { DatabaseClient } from './database-client.ts'
import { requireSettings } from './require-settings.ts'

const { pool, url } = await testDatabase()

test("connections with our settings are accepted, whatever the database's time zone", async () => {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(`alter database ${rows[0]?.name} set timezone = 'Europe/Minsk'`)
  await expect(requireSettings(pool)).resolves.toBeUndefined()
})

test.each([
  ['both', {}, '(TimeZone, statement_timeout)'],
  ['the zone', { statement_timeout: 1000 }, '(TimeZone)'],
  ['the limit', { options: '-c TimeZone=UTC' }, '(statement_timeout)'],
])('a pooler that drops %s is refused', async (_case, kept, named) => {
  const client = new DatabaseClient({ connectionString: url, options: '-c TimeZone=Europe/Minsk', ...kept })
  await client.connect()
  try {
    await expect(requireSettings(client)).rejects.toThrow(named)
  } finally {
    await client.end()
  }
})
