import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../../../../apps/server/src/main.ts')

export interface ServerProcess {
  readonly address: string
  /** Kills the process at once, or asks it to stop; resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/**
 * Starts the real server in its own process, with the embedded database under `dataDir`; resolves when it is
 * ready.
 */
export async function startServerProcess(dataDir: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await addressOf(child)
  return {
    address,
    end: async signal => {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('the server has no output')
  const said: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line)
    const address = /ready: (http:\S+)/.exec(line)?.[1]
    if (address) {
      child.stderr.resume()
      return address
    }
  }
  throw new Error(`the server did not start:\n${said.join('\n')}`)
}
