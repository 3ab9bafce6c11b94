import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { joinDatabase } from '@vizit/server/platform/database/open-database.ts'
import type { Pool } from 'pg'
import { startVizit } from '../servers/vizit-server.ts'
import type { Dataset } from './dataset.ts'

/** A dataset with the real server running on it, and a way of our own into its database. */
export interface World {
  readonly dataset: Dataset
  readonly port: number
  readonly databaseUrl: string
  readonly pool: Pool
  close(): Promise<void>
}

export async function openWorld(dataset: Dataset, port: number): Promise<World> {
  const server = await startVizit(dataset.dataDir, port)
  const { url } = await joinDatabase({ databaseUrl: undefined, dataDir: dataset.dataDir })
  const { pool, close } = createDatabase(url, { max: 4 })
  return {
    dataset,
    port,
    databaseUrl: url,
    pool,
    close: async () => {
      await close()
      await server.stop()
    },
  }
}
