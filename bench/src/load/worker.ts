import type { Job } from './job.ts'
import { runHttp } from './run-http.ts'
import { closeDatabases, runSql } from './run-sql.ts'

// A program of its own: the load shares no event loop with what it measures.
process.on('message', async (job: Job) => {
  try {
    process.send?.({ result: await (job.kind === 'http' ? runHttp(job) : runSql(job)) })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', async () => {
  await closeDatabases()
  process.exit(0)
})
