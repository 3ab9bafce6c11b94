import type { Job } from '../load/job.ts'

/** One of those who do the same work by turns. */
export interface Contestant {
  readonly name: string
  /** The process that answers, or owns the database that does; its processor time is counted. */
  readonly server: number
  /** What it is to do for so many seconds with so many clients. */
  job(clients: number, seconds: number): Promise<Job>
  /** Undoes what a job left behind, outside the measured time. */
  restore?(): Promise<void>
}
