import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nextIndex } from './next-index.ts'

/** A signed-in person, as `vizit demo accounts --json` prints them. */
export interface Account {
  readonly phone: string
  readonly profileId: string
  readonly deviceId: string
  readonly bearer: string
}

const cli = join(import.meta.dirname, '../../apps/server/src/cli/vizit.ts')

/** Enough for every test to use its own people. */
const COUNT = 300

/** Writes the accounts to a file, because they are too long for an environment variable; returns its path. */
export async function makeAccounts(dataDir: string): Promise<string> {
  const run = promisify(execFile)
  const { stdout } = await run(
    process.execPath,
    [cli, 'demo', 'accounts', '--count', String(COUNT), '--json'],
    { env: { ...process.env, DATA_DIR: dataDir }, maxBuffer: 10_000_000 },
  )
  const file = join(dataDir, 'accounts.json')
  await writeFile(file, stdout)
  return file
}

let accounts: Account[] | undefined

/** A person whom no other test uses, in this worker or another. */
export function nextAccount(): Account {
  accounts ??= JSON.parse(readFileSync(process.env.E2E_ACCOUNTS ?? '', 'utf8')) as Account[]
  const account = accounts[nextIndex('account')]
  if (!account) throw new Error('no account is left for this test: make more of them')
  return account
}
