import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answers } from './bare-server.ts'

export interface BareServer {
  readonly port: number
  readonly pid: number
  /** Replaces the answers, by method and path. */
  serve(answers: Answers): Promise<void>
  stop(): Promise<void>
}

export async function startBare(port: number): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [String(port)], {
    serialization: 'advanced',
  })
  await once(child, 'message')
  return {
    port,
    pid: child.pid ?? 0,
    async serve(answers) {
      const ready = once(child, 'message')
      child.send(answers)
      await ready
    },
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
