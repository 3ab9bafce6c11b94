import { execFile } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

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
let next = 0

/** A person whom no other test uses, in this worker or another. */
export function nextAccount(): Account {
  const file = process.env.E2E_ACCOUNTS ?? ''
  accounts ??= JSON.parse(readFileSync(file, 'utf8')) as Account[]
  while (next < accounts.length) {
    const taken = next++
    const account = accounts[taken]
    if (account && isFirstToMake(`${file}.${taken}`)) return account
  }
  throw new Error('no account is left for this test: make more of them')
}

/** Workers are processes of their own: what one of them takes, the others see in the folder. */
function isFirstToMake(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
