import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { address } from './address.ts'

const cli = join(import.meta.dirname, '../../apps/server/src/cli/vizit.ts')

/** Runs an operator command against the product under test. */
export async function vizit(...words: readonly string[]): Promise<string> {
  const DATA_DIR = dirname(process.env.E2E_ACCOUNTS ?? '')
  const env = { ...process.env, DATA_DIR, PUBLIC_URL: address() }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...words], { env })
  return stdout
}

/** Calls the function with a temporary folder that contains these files. */
export async function withFiles<T>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-files-'))
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
