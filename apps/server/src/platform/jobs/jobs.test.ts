import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { createLogger } from '../observability/logger.ts'
import { startJobs } from './jobs.ts'

const { pool } = await testDatabase()

test('a job recurs by its own zone, runs when it is due, and its run in hand is finished at the stop', async () => {
  const began = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  let ended = false
  const run = async () => {
    began.resolve()
    await mayEnd.promise
    ended = true
  }
  const job = { name: 'nightly', cron: '10 0 * * *', timeZone: 'Europe/Minsk', run }
  const jobs = await startJobs(pool, [job], createLogger('silent'))

  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const sender = new PgBoss({ db, schema: 'jobs' })
  expect(await sender.getSchedules('nightly')).toMatchObject([
    { cron: '10 0 * * *', timezone: 'Europe/Minsk' },
  ])
  await sender.send('nightly')
  await began.promise

  const stopped = jobs.stop()
  mayEnd.resolve()
  await stopped
  expect(ended).toBe(true)
})
