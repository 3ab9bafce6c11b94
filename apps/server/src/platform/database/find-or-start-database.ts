import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DataOwner, dataOwner, lockData } from '../lifecycle/data-lock.ts'
import { StartupProblem } from '../lifecycle/startup-problem.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'

export type DatabaseLocation = { databaseUrl: string | undefined; dataDir: string }

export type RunningDatabase = {
  url: string
  tookOver: boolean
  /** Settles when an embedded database ends; never for an external one. */
  ended: Promise<void>
  /** Stops the database if this process started it. */
  release(): Promise<void>
}

const never = new Promise<void>(() => undefined)

/** The database of DATABASE_URL, or the embedded one, which this process then owns. */
export async function findOrStartDatabase(
  place: DatabaseLocation,
  role: DataOwner['role'],
): Promise<RunningDatabase> {
  if (place.databaseUrl) return foreign(place.databaseUrl)
  const unlock = lockData(place.dataDir, role)
  const connectionFile = connectionFileOf(place.dataDir)
  rmSync(connectionFile, { force: true })
  try {
    const postgres = await startEmbeddedPostgres(place.dataDir)
    writeFileSync(connectionFile, JSON.stringify({ url: postgres.url }), { mode: 0o600 })
    return {
      ...postgres,
      release: async () => {
        rmSync(connectionFile, { force: true })
        await postgres.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** As `findOrStartDatabase`, but uses the database of a running server if there is one. */
export async function findRunningDatabase(place: DatabaseLocation): Promise<RunningDatabase> {
  const owner = place.databaseUrl ? undefined : dataOwner(place.dataDir)
  if (owner?.role !== 'server') return findOrStartDatabase(place, 'command')
  const file = connectionFileOf(place.dataDir)
  if (!existsSync(file))
    throw new StartupProblem(`the server (pid ${owner.pid}) is still starting: try again in a moment`)
  return foreign((JSON.parse(readFileSync(file, 'utf8')) as { url: string }).url)
}

const connectionFileOf = (dataDir: string) => join(dataDir, 'database.json')

const foreign = (url: string): RunningDatabase => ({
  url,
  tookOver: false,
  ended: never,
  release: async () => undefined,
})
