import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { productEnvironment, serverFolder } from './product-environment.ts'

export interface VizitServer {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

/**
 * The real server as in production, on its own embedded database, logging to a file. With the demo its data is
 * seeded, and the demo's laboratory makes results for new people before every sync of tests.
 */
export async function startVizit(
  dataDir: string,
  port: number,
  { demo = false }: { demo?: boolean } = {},
): Promise<VizitServer> {
  const log = openSync(join(dataDir, 'server.log'), 'w')
  const child = spawn(process.execPath, [join(serverFolder, 'main.ts')], {
    env: productEnvironment({
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DEMO: demo ? 'on' : 'off',
      MESSAGES: 'inbox',
    }),
    stdio: ['ignore', log, 'pipe'],
  })
  closeSync(log)
  await readiness(child)
  return { port, pid: child.pid ?? 0, stop: () => stop(child) }
}

async function readiness(child: ChildProcess): Promise<void> {
  if (!child.stderr) throw new Error('the server has no output')
  const said: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line)
    if (!line.startsWith('Vizit is ready')) continue
    // Keep reading, otherwise the full pipe blocks the server.
    child.stderr.resume()
    return
  }
  throw new Error(`the server did not start: ${said.join('\n')}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
