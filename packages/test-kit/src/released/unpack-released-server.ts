import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { temporaryFolder } from '../database/temporary-folder.ts'
import { unzip } from '../zip/unzip.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const RELEASED = join(ROOT, 'apps/server/src/platform/database/released/last-release.zip')

/** The last release's server program, in a temporary folder until the test file ends. */
export function unpackReleasedServer(): string {
  const folder = mkdtempSync(join(temporaryFolder(), 'vizit-released-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of unzip(readFileSync(RELEASED))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  // It uses the packages of this release.
  for (const packages of ['node_modules', 'apps/server/node_modules'])
    symlinkSync(join(ROOT, packages), join(folder, packages))
  return join(folder, 'apps/server/src/main.mjs')
}
