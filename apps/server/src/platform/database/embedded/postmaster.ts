import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOfProcess } from '../../lifecycle/process-identity.ts'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'

/** The relevant lines of postmaster.pid: the process id, and whether it accepts connections. */
export function readPostmaster(folder: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 1 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

/** Stops the database process that a killed server left on `folder`. True: there was one. */
export async function stopLeftover(folder: string): Promise<boolean> {
  const left = readPostmaster(folder)
  if (left) await burial(left.pid)
  // The pid may belong to another program by now: only a postgres process on this very folder is stopped.
  if (!left || !worksOn(left.pid, folder)) return false
  await stopPostmaster(left.pid)
  return true
}

/** Fast shutdown: open transactions are rolled back, and committed data is written. */
export async function stopPostmaster(pid: number, patience = 60_000): Promise<void> {
  const started = startOfProcess(pid)
  if (started === undefined) return
  process.kill(pid, 'SIGINT')
  const until = performance.now() + patience
  while (startOfProcess(pid) === started) {
    if (performance.now() > until)
      throw new StartupProblem(`the database process ${pid} does not stop: end it, and start again`)
    await pause(10)
  }
}

const BURIAL_MS = 15_000

/** PostgreSQL treats a killed process as alive until the system has removed it from the process table. */
async function burial(pid: number): Promise<void> {
  const until = performance.now() + BURIAL_MS
  while (isDeadPostgres(pid) && performance.now() < until) await pause(10)
}

function isDeadPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').startsWith(`${pid} (postgres) Z`)
  } catch {
    return false
  }
}

function worksOn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return /postgres\b/.test(stdout ?? '') && (stdout ?? '').includes(folder)
  }
  try {
    const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}
