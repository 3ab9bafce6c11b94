import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseClient } from '../database-client.ts'
import { ensureCluster, passwordOf } from './cluster.ts'
import { clusterLocationOf } from './cluster-location.ts'
import { databaseOsUser } from './os-user.ts'
import { stopLeftover, stopPostmaster } from './postmaster.ts'
import { type RunningPostgres, runPostgres } from './run.ts'

export type EmbeddedPostgres = {
  url: string
  /** A database process left by a killed server was stopped first. */
  tookOver: boolean
  /** Settles when the database process ends for any reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL under `dataDir` and creates the cluster at the first call. The caller must own the directory
 * (lifecycle/data-lock.ts).
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true })
  const user = databaseOsUser()
  const place = clusterLocationOf(home, user)
  const password = passwordOf(home)
  await ensureCluster(place, user, password)
  const tookOver = await stopLeftover(place.folder)
  const running = await runPostgres(place, user, join(home, 'postgres.log'))
  const { child } = running
  const stop = async () => {
    if (child.pid !== undefined) await stopPostmaster(child.pid)
    running.forgetSocket()
  }
  try {
    await ensureDatabase(urlOf(running, password, 'postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: urlOf(running, password, 'vizit'),
    tookOver,
    ended: new Promise(settle => child.once('exit', () => settle())),
    stop,
  }
}

function urlOf({ socketFolder }: RunningPostgres, password: string, database: string): string {
  return `postgres://postgres:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'vizit'")
    if (rowCount === 0) await client.query('create database vizit')
  } finally {
    await client.end()
  }
}
