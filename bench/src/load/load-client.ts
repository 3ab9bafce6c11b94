import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Job, JobResult } from './job.ts'

type WorkerAnswer = { readonly result: JobResult } | { readonly error: string }

/** The process that generates the load, one job at a time. */
export class LoadClient {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'worker.ts'), { serialization: 'advanced' })

  get pid(): number {
    return this.#child.pid ?? 0
  }

  async run(job: Job): Promise<JobResult> {
    const settled = new AbortController()
    const answer = once(this.#child, 'message', settled) as Promise<[WorkerAnswer]>
    const death = once(this.#child, 'exit', settled).then(() =>
      Promise.reject(new Error('the load client died')),
    )
    this.#child.send(job)
    const [said] = await Promise.race([answer, death]).finally(() => settled.abort())
    if ('error' in said) throw new Error(`the load client failed: ${said.error}`)
    return said.result
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.disconnect()
    await gone
  }
}
