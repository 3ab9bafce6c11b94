import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Started {
  readonly name: string
  readonly child: ChildProcess
}

export interface Run {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly environment?: Record<string, string>
  readonly user?: { uid?: number; gid?: number }
}

const PATIENCE = 20_000

/** The processes of a trial, each with its own log, and how they are stopped. */
export class Processes {
  readonly #folder: string
  readonly #started: Started[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  start({ name, program, args, environment, user = {} }: Run): Started {
    const log = openSync(join(this.#folder, `${name}.log`), 'a')
    const child = spawn(program, args, {
      ...user,
      cwd: this.#folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: this.#folder, ...environment },
      stdio: ['ignore', log, log],
    })
    const started = { name, child }
    this.#started.push(started)
    return started
  }

  /** In reverse order; a process that does not stop is killed. */
  async stopAll(): Promise<void> {
    for (const { child } of this.#started.toReversed()) {
      if (!isRunning(child)) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const late = new AbortController()
      const kill = pause(PATIENCE, undefined, { signal: late.signal }).then(() => child.kill('SIGKILL'))
      await ended
      late.abort()
      await kill.catch(() => undefined)
    }
  }
}

export const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Asks until there is an answer; limited, so that a trial cannot wait for ever. */
export async function until<T>(
  what: string,
  seconds: number,
  ask: () => Promise<T | undefined | false>,
): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer) return answer
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await pause(250)
  }
}
