import type { Job } from './job.ts'
import { runHttp } from './run-http.ts'
import { closeDatabases, runSql } from './run-sql.ts'

// Its own process: the load must not share an event loop with what it measures.
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
