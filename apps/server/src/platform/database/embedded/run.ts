import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { postgresEnvironment } from './initialise.ts'
import type { OsUser } from './os-user.ts'
import { readPostmaster } from './postmaster.ts'
import { postgresArguments } from './settings.ts'

export type RunningPostgres = { child: ChildProcess; socketFolder: string; forgetSocket(): void }

// The kernel's limit for a socket's path is 107 bytes, including the file name.
const LONGEST_SOCKET_FOLDER = 80

/** Starts postgres and waits until it accepts connections, however long its crash recovery takes. */
export async function runPostgres(
  place: ClusterLocation,
  user: OsUser,
  log: string,
): Promise<RunningPostgres> {
  const { folder, binaries } = place
  const socketFolder = folder.length <= LONGEST_SOCKET_FOLDER ? folder : shortFolder(user)
  const output = openSync(log, 'w', 0o600)
  const child = spawn(binaries.postgres, postgresArguments(folder, socketFolder), {
    ...user,
    cwd: folder,
    env: postgresEnvironment,
    // A session of its own: Ctrl+C in the terminal must not stop it before pending requests end.
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let failure: Error | undefined
  child.once('error', error => {
    failure = error
  })
  while (!isReady(folder, child)) {
    if (failure || child.exitCode !== null || child.signalCode !== null)
      throw new StartupProblem(`the embedded database did not start: ${lastWord(log)} (${log})`, {
        cause: failure,
      })
    await pause(10)
  }
  child.unref()
  return {
    child,
    socketFolder,
    forgetSocket: () => socketFolder !== folder && rmSync(socketFolder, { recursive: true, force: true }),
  }
}

function isReady(folder: string, child: ChildProcess): boolean {
  const postmaster = readPostmaster(folder)
  return postmaster !== undefined && postmaster.pid === child.pid && postmaster.ready
}

function shortFolder(user: OsUser): string {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  return folder
}

function lastWord(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  return (lines.findLast(line => line.includes('FATAL')) ?? lines.at(-1) ?? '').replace(/^.*FATAL:\s*/, '')
}
