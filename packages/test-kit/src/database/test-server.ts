import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { usableBinaries } from '@vizit/server/platform/database/embedded/cluster-location.ts'
import { initialise, postgresEnvironment } from '@vizit/server/platform/database/embedded/initialise.ts'
import { databaseOsUser } from '@vizit/server/platform/database/embedded/os-user.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type TestServer = { url: string; stop(): Promise<void> }

const SETTINGS = {
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '256MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  // It lies in memory, if there is room.
  max_wal_size: '256MB',
}

// Waits for the end of its input, which comes when the test run ends in any way, SIGKILL included.
const KEEPER = '"$@" & cat >/dev/null; kill -INT $!; wait $!; cd / && rm -rf "$HOME"'

/** A temporary PostgreSQL in a private folder, reachable only through a socket there. */
export async function startTestServer(): Promise<TestServer> {
  const user = databaseOsUser()
  const binaries = usableBinaries(user)
  const home = mkdtempSync(join(temporaryFolder(), 'vizit-test-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  await initialise({ folder: data, binaries, user, flags: ['--no-sync'] })
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: home }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', binaries.postgres, '-D', data, ...settings], {
    ...user,
    cwd: home,
    env: { ...postgresEnvironment, HOME: home },
    // Its own session: Ctrl+C in the terminal reaches only the test run, and this process notices the end of its
    // input.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await ready(keeper)
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`,
    stop: () => stop(keeper),
  }
}

async function ready(keeper: ChildProcess): Promise<void> {
  if (!keeper.stderr) throw new Error('the test database has no output')
  const said: string[] = []
  for await (const line of createInterface({ input: keeper.stderr })) {
    said.push(line)
    if (line.includes('ready to accept connections')) {
      // Keep reading, otherwise the full pipe blocks the database.
      keeper.stderr.resume()
      return
    }
    if (line.includes('FATAL')) keeper.stdin?.end()
  }
  throw new Error(`the test database did not start:\n${said.join('\n')}`)
}

function stop(keeper: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    keeper.once('exit', () => resolve())
    keeper.stdin?.end()
  })
}
