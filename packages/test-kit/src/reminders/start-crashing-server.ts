import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const SCRIPT = join(import.meta.dirname, 'crashing-server.ts')

/**
 * Starts a process that stops between claiming what is due at `now` and its commit; resolves when it is there.
 */
export async function startCrashingServer(databaseUrl: string, now: string) {
  const crashing = spawn(process.execPath, [SCRIPT, databaseUrl, now], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(createInterface({ input: crashing.stdout }), 'line')) as [string]
  return {
    /** How many messages it has written. */
    wrote: Number(said),
    /** Like a power failure. */
    kill: async () => {
      const died = once(crashing, 'exit')
      crashing.kill('SIGKILL')
      await died
    },
  }
}
