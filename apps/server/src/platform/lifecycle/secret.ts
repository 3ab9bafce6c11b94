import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that keys are derived from: the given one, or one made once under `dataDir`. */
export function readSecret(given: string | undefined, dataDir: string): string {
  return given ?? keptSecret(dataDir)
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // The first one stays: a link never replaces what is there, and is never half written.
    linkSync(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(mine)
  }
  return readFileSync(file, 'utf8').trim()
}
