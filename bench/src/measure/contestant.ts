import type { Job } from '../load/job.ts'

/** One of several programs that do the same work in turns. */
export interface Contestant {
  readonly name: string
  /** The process that answers, or that owns the answering database; its processor time is counted. */
  readonly server: number
  /** The job for so many clients and seconds. */
  job(clients: number, seconds: number): Promise<Job>
  /** Undoes what a job left, outside the measured time. */
  restore?(): Promise<void>
}
