import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(import.meta.dirname, '../../../../apps/server/src/main.ts')
const READY = /Vizit is ready: (http\S+)/

export type ServerProcess = {
  child: ChildProcess
  /** Its base URL. */
  address: string
  exited: Promise<Exit>
  /** Its log so far. */
  said(): string
}

export type Exit = { code: number | null; said: string }

/**
 * Starts a server in its own process on a free port, as an operator does: this version, or that of `program`.
 * Resolves when it is ready.
 */
export async function startServer(
  environment: Record<string, string>,
  program = main,
): Promise<ServerProcess> {
  const { child, exited, line, said } = spawnServer(environment, program)
  const ready = line(READY)
  const [, address] = (await Promise.race([ready, exited.then(() => undefined)])) ?? []
  if (address) return { child, address, exited, said }
  throw new Error(`the server did not start: ${(await exited).said}`)
}

/** Starts a server that must refuse to start, and waits for its end. */
export const failedStart = (environment: Record<string, string>, program = main): Promise<Exit> =>
  spawnServer(environment, program).exited

/** Starts a server and collects its output. */
export function spawnServer(environment: Record<string, string>, program = main) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test file that fails before its first test does not run afterAll.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  let said = ''
  const listeners = new Set<(text: string) => void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', text => {
      said += `${text}\n`
      for (const listener of listeners) listener(text)
    })
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code, said }))
  })
  const line = (pattern: RegExp) =>
    new Promise<RegExpExecArray>(resolve =>
      listeners.add(text => {
        const match = pattern.exec(text)
        if (match) resolve(match)
      }),
    )
  return { child, exited, line, said: () => said }
}
