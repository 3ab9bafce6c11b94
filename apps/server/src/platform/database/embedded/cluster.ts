import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { initialise } from './initialise.ts'
import type { OsUser } from './os-user.ts'

const MAJOR = '18'

/** The cluster's password: made at the first start and stored beside the cluster, readable by its owner only. */
export function passwordOf(dataDir: string): string {
  const file = join(dataDir, 'postgres.password')
  if (!existsSync(file)) {
    const half = `${file}.new`
    writeFileSync(half, randomBytes(24).toString('base64url'), { mode: 0o600 })
    renameSync(half, file)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Creates the cluster if there is none; one whose creation was interrupted is created again. */
export async function ensureCluster(
  { folder, binaries }: ClusterLocation,
  user: OsUser,
  password: string,
): Promise<void> {
  const version = join(folder, 'PG_VERSION')
  if (existsSync(version)) return checkMajor(folder, readFileSync(version, 'utf8').trim())
  const half = `${folder}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true, mode: 0o700 })
  await initialise({ folder: half, binaries, user, password })
  rmSync(folder, { recursive: true, force: true })
  renameSync(half, folder)
}

function checkMajor(folder: string, major: string): void {
  if (major === MAJOR) return
  throw new StartupProblem(
    `the data in ${folder} belongs to PostgreSQL ${major}, and this Vizit brings ${MAJOR}: start the Vizit that wrote it`,
  )
}
