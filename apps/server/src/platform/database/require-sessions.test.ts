import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { transactionPooler } from '@vizit/test-kit/database/transaction-pooler.ts'
import { expect, onTestFinished, test } from 'vitest'
import { StartupProblem } from '../lifecycle/startup-problem.ts'
import { requireSessions } from './require-sessions.ts'

const { url } = await testDatabase()

test('a direct connection keeps its session', async () => {
  await requireSessions(url)
})

test('a pooler in transaction mode is refused, with what to do', async () => {
  const pooler = await transactionPooler(url)
  onTestFinished(pooler.close)
  const refused = await requireSessions(pooler.url).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartupProblem)
  expect(refused).toHaveProperty('message', expect.stringContaining('pool_mode = session'))
})
