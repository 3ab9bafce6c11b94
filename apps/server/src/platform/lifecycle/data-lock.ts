import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { startOfProcess } from './process-identity.ts'
import { StartupProblem } from './startup-problem.ts'

export type DataOwner = { pid: number; started: string; role: 'server' | 'command' }

const lockFile = (dataDir: string) => join(dataDir, 'owner.json')

/** Another running process uses this data directory. */
export class DataInUseProblem extends StartupProblem {}

/** The running process that owns `dataDir`. If the pid now belongs to another program, its start time differs. */
export function dataOwner(dataDir: string): DataOwner | undefined {
  const owner = readOwner(lockFile(dataDir))
  return owner && startOfProcess(owner.pid) === owner.started ? owner : undefined
}

/** Makes this process the only owner of `dataDir` until the returned function is called. */
export function lockData(dataDir: string, role: DataOwner['role']): () => void {
  const lock = lockFile(dataDir)
  const mine = `${lock}.${process.pid}`
  const owner: DataOwner = { pid: process.pid, started: startOfProcess(process.pid) ?? '', role }
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(mine, JSON.stringify(owner), { mode: 0o600 })
  } catch (error) {
    throw new StartupProblem(`${dataDir} cannot be written (${errorCode(error)}): set another DATA_DIR`)
  }
  try {
    // A hard link is created atomically, so nobody reads a partly written lock.
    while (!link(mine, lock)) {
      const other = dataOwner(dataDir)
      if (other) throw new DataInUseProblem(inUse(dataDir, other))
      discard(lock)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return () => rmSync(lock, { force: true })
}

function inUse(dataDir: string, { pid, role }: DataOwner): string {
  return role === 'server'
    ? `another Vizit server (pid ${pid}) uses ${dataDir}: stop it first, or set another DATA_DIR`
    : `a vizit command (pid ${pid}) is using ${dataDir}: wait until it ends`
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// Moved aside before it is deleted: of two starts at once only one can move the stale lock.
function discard(lock: string): void {
  const aside = `${lock}.stale-${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  // The other start came first, and this is its new lock.
  if (moved && startOfProcess(moved.pid) === moved.started) link(aside, lock)
  rmSync(aside, { force: true })
}

function readOwner(file: string): DataOwner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DataOwner
  } catch {
    return undefined
  }
}
