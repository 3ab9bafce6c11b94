import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const SCRIPT = join(import.meta.dirname, 'crashing-server.ts')

/** A process that stands still between its claim of what is due at `now` and its commit, once it is there. */
export async function startCrashingServer(databaseUrl: string, now: string) {
  const crashing = spawn(process.execPath, [SCRIPT, databaseUrl, now], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(createInterface({ input: crashing.stdout }), 'line')) as [string]
  return {
    /** How many messages it has written. */
    wrote: Number(said),
    /** As a machine that loses its power. */
    kill: async () => {
      const died = once(crashing, 'exit')
      crashing.kill('SIGKILL')
      await died
    },
  }
}
