import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { findRunningDatabase } from '@vizit/server/platform/database/find-or-start-database.ts'
import type { Pool } from 'pg'
import { startVizit } from '../servers/vizit-server.ts'
import type { Dataset } from './dataset.ts'

/** A dataset with the real server running on it, and a direct connection to its database. */
export interface World {
  readonly dataset: Dataset
  readonly port: number
  /** The server's process; the database is its child. */
  readonly pid: number
  readonly databaseUrl: string
  readonly pool: Pool
  close(): Promise<void>
}

/** Preparing a dataset copies millions of rows in a statement. */
const HALF_AN_HOUR_MS = 1_800_000

export async function openWorld(dataset: Dataset, port: number): Promise<World> {
  const server = await startVizit(dataset.dataDir, port)
  const { url } = await findRunningDatabase({ databaseUrl: undefined, dataDir: dataset.dataDir })
  const { pool, close } = createDatabase(url, { max: 4, statementTimeout: HALF_AN_HOUR_MS })
  // Vacuums what earlier runs left and updates statistics now, so that autovacuum does not do it during the
  // measurement.
  await pool.query('vacuum (analyze)')
  return {
    dataset,
    port,
    pid: server.pid,
    databaseUrl: url,
    pool,
    close: async () => {
      await close()
      await server.stop()
    },
  }
}
