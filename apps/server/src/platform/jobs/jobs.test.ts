import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { unreliableDatabase } from '@vizit/test-kit/database/unreliable-database.ts'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../database/database.ts'
import { createLogger } from '../observability/logger.ts'
import { startJobs } from './jobs.ts'

const { pool, url } = await testDatabase()

test('a job recurs by its time zone, runs when it is due, and is finished when the server stops', async () => {
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

test('a run whose connection is lost is given up and started again, and the stop does not wait for it', {
  timeout: 90_000,
}, async () => {
  const network = await unreliableDatabase(url)
  onTestFinished(network.close)
  const far = createDatabase(network.url, { statementTimeout: 1000 })
  const again = Promise.withResolvers<void>()
  let runs = 0
  const run = async () => {
    runs += 1
    if (runs > 1) return again.resolve()
    network.goDark()
    const answer = far.pool.query('select 1')
    network.comeBack()
    await answer
  }
  const job = { name: 'cut-off', cron: '10 0 * * *', timeZone: 'Europe/Minsk', run }
  const jobs = await startJobs(far.pool, [job], createLogger('silent'))
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  await new PgBoss({ db, schema: 'jobs' }).send('cut-off')
  await again.promise
  network.goDark()
  await jobs.stop()
  await far.close()
})
