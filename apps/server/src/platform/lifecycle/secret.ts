import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret from which keys are derived: the given one, or one made once under `dataDir`. */
export function readSecret(given: string | undefined, dataDir: string): string {
  return given ?? keepSecret(dataDir, randomBytes(32).toString('base64url'))
}

const secretFile = (dataDir: string) => join(dataDir, 'secret')

/** As `readSecret`, but makes none. */
export function knownSecret(given: string | undefined, dataDir: string): string | undefined {
  if (given) return given
  const file = secretFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Stores a secret under `dataDir` unless there is one. Returns the stored one. */
export function keepSecret(dataDir: string, secret: string): string {
  const file = secretFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, secret, { mode: 0o600 })
  try {
    // The first secret stays: a hard link never replaces a file and is never partly written.
    linkSync(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(mine)
  }
  return readFileSync(file, 'utf8').trim()
}
