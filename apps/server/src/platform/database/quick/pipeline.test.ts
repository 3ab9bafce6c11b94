import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { DatabaseBusy } from '../patient-pool.ts'
import { createPipeline } from './pipeline.ts'

const { url } = await testDatabase()
const ownPid = { name: 'own-pid', text: 'select pg_backend_pid() as pid', values: [] }

test('a connection that answers nothing any more is given up, with all who wait for it', async () => {
  const broke: Error[] = []
  const pipeline = createPipeline({
    client: { connectionString: url },
    patience: 50,
    onError: error => broke.push(error),
  })
  const pid = async () => (await pipeline.query<{ pid: number }>(ownPid)).rows[0]?.pid ?? 0
  const frozen = await pid()
  process.kill(frozen, 'SIGSTOP')
  try {
    const errors: unknown[] = []
    for (const waiting of [pid(), pid()]) waiting.catch((error: unknown) => errors.push(error))
    const askAgain = () => {
      pid().catch(() => undefined)
      return errors.length
    }
    await expect.poll(askAgain, { interval: 20 }).toBe(2)
    for (const error of errors) expect(error).toBeInstanceOf(DatabaseBusy)
    expect(await pid()).not.toBe(frozen)
    expect(broke).toHaveLength(1)
  } finally {
    process.kill(frozen, 'SIGCONT')
    await pipeline.close()
  }
})
