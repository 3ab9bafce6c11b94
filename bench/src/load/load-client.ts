import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Job, JobResult } from './job.ts'

type Said = { readonly result: JobResult } | { readonly error: string }

/** The process that makes the load, one job at a time. */
export class LoadClient {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'worker.ts'), { serialization: 'advanced' })

  async run(job: Job): Promise<JobResult> {
    const answer = once(this.#child, 'message') as Promise<[Said]>
    const death = once(this.#child, 'exit').then(() => Promise.reject(new Error('the load client died')))
    // Settles only when the client dies, mostly long after this job.
    death.catch(() => undefined)
    this.#child.send(job)
    const [said] = await Promise.race([answer, death])
    if ('error' in said) throw new Error(`the load client failed: ${said.error}`)
    return said.result
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.disconnect()
    await gone
  }
}
