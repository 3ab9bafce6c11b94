import { createDatabase, type Database } from '@vizit/server/platform/database/database.ts'
import type { PoolClient } from 'pg'
import { driveLanes } from './drive-lanes.ts'
import type { JobResult, SqlJob, SqlStatement } from './job.ts'

// Kept between jobs, as in the server: connections stay open and statements prepared.
const databases = new Map<string, Database>()

function databaseAt(url: string): Database {
  const known = databases.get(url)
  if (known) return known
  const opened = createDatabase(url, { max: 20 })
  databases.set(url, opened)
  return opened
}

export async function runSql({ url, transaction, lanes, repeat, seconds }: SqlJob): Promise<JobResult> {
  const { pool } = databaseAt(url)
  const send = (target: Pick<PoolClient, 'query'>, { name, text, values }: SqlStatement) =>
    target.query({ name, text, values: [...values] })
  return driveLanes({
    clients: lanes.map(() => pool),
    lanes,
    repeat,
    seconds,
    async perform(_pool, statements) {
      if (!transaction) {
        for (const statement of statements) await send(pool, statement)
        return
      }
      const client = await pool.connect()
      try {
        await client.query('begin')
        for (const statement of statements) await send(client, statement)
        await client.query('commit')
      } finally {
        client.release()
      }
    },
  })
}

export async function closeDatabases(): Promise<void> {
  await Promise.all([...databases.values()].map(database => database.close()))
}
