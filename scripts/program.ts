import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules/.bin')

export type RunSettings = {
  /** Relative to the root of the project. */
  folder?: string
  environment?: Record<string, string>
  /** Ends the program early. */
  signal?: AbortSignal
}

/** Runs a program of the project with its output shown. Returns the exit code. */
export function runProgram(name: string, args: string[], surroundings: RunSettings = {}): Promise<number> {
  const { folder = '.', environment, signal } = surroundings
  const child = spawn(join(programs, name), args, {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, PATH: [programs, process.env.PATH].join(delimiter), ...environment },
  })
  signal?.addEventListener('abort', () => child.kill())
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}
