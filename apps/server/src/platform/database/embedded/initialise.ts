import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Binaries } from './binaries.ts'
import type { OsUser } from './os-user.ts'

export type NewCluster = {
  folder: string
  binaries: Binaries
  user: OsUser
  /** Without a password every local connection is trusted: for tests, behind a private socket. */
  password?: string
  flags?: string[]
}

/** The environment of PostgreSQL's programs: none of our variables, and English messages. */
export const postgresEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }

/** Creates an empty cluster with UTF-8 and Unicode sorting, whatever the machine's locales are. */
export async function initialise({
  folder,
  binaries,
  user,
  password,
  flags = [],
}: NewCluster): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const passwordFile = password === undefined ? undefined : writePassword(folder, password, user)
  const args = [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
    ...(passwordFile ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
    ...flags,
  ]
  try {
    await runToEnd(binaries.initdb, args, user, dirname(folder))
  } finally {
    if (passwordFile) await rm(passwordFile, { force: true })
  }
}

function writePassword(folder: string, password: string, user: OsUser): string {
  const file = join(dirname(folder), '.initial-password')
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid)
  return file
}

async function runToEnd(program: string, args: string[], user: OsUser, cwd: string): Promise<void> {
  const child = spawn(program, args, {
    ...user,
    cwd,
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, errors] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${errors.trim()}`)
}
