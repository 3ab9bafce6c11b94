import type { Database } from './platform/database/database.ts'
import type { RecurringJob } from './platform/jobs/jobs.ts'

/** What must be so before the first request is answered, in this order. */
export async function prepare(_database: Database): Promise<void> {}

/** What recurs while a server runs. */
export function recurringJobs(_database: Database): RecurringJob[] {
  return []
}
