import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'
import { type Binaries, binariesIn, installedBinaries } from './binaries.ts'
import type { OsUser } from './os-user.ts'

export type ClusterLocation = { folder: string; binaries: Binaries }

// Outside of all home directories; created only by root, which is the only user who needs it.
const SHARED = '/var/lib/vizit'

/**
 * The directory of the cluster of `dataDir` and the user that runs it. The database user of root may not enter
 * folders such as /root: then the cluster is under /var/lib/vizit with a link in `dataDir`, and programs that it
 * cannot read are copied there.
 */
export function clusterLocationOf(dataDir: string, user: OsUser): ClusterLocation {
  return { folder: clusterFolder(dataDir, user), binaries: usableBinaries(user) }
}

function clusterFolder(dataDir: string, user: OsUser): string {
  const local = join(realpathSync(dataDir), 'postgres')
  const linked = linkTarget(local)
  if (linked) return linked
  if (mayEnter(dataDir, user) || openPassage(dataDir, user)) return local
  if (existsSync(local))
    throw new StartupProblem(
      `the OS user "postgres" cannot enter ${local}: open its parent folders (chmod +x), or move DATA_DIR`,
    )
  const folder = join(SHARED, createHash('sha256').update(local).digest('hex').slice(0, 16), 'postgres')
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  symlinkSync(folder, local)
  return folder
}

// Adds only the right to pass through the folders; the files of the data directory stay closed.
function openPassage(dataDir: string, user: OsUser): boolean {
  const { mode } = statSync(dataDir)
  chmodSync(dataDir, mode | 0o011)
  const open = mayEnter(dataDir, user)
  if (!open) chmodSync(dataDir, mode)
  return open
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function mayEnter(folder: string, user: OsUser): boolean {
  if (user.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0
}

/** The installed programs, or a copy under /var/lib/vizit if `user` may not run them. */
export function usableBinaries(user: OsUser): Binaries {
  const installed = installedBinaries()
  if (user.uid === undefined || mayRun(installed, user)) return installed
  const version = spawnSync(installed.postgres, ['--version'], { encoding: 'utf8' }).stdout.trim()
  const copyTarget = binariesIn(join(SHARED, version.replaceAll(/[^\w.]+/g, '-')))
  if (!existsSync(copyTarget.folder)) {
    const half = `${copyTarget.folder}.${process.pid}`
    cpSync(installed.folder, half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, copyTarget.folder)
  }
  return copyTarget
}

function mayRun(binaries: Binaries, user: OsUser): boolean {
  return spawnSync(binaries.postgres, ['--version'], { ...user, cwd: '/' }).status === 0
}
