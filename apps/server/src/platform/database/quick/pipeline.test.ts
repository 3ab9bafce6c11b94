import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { DatabaseBusy } from '../patient-pool.ts'
import { createPipeline } from './pipeline.ts'

const { url } = await testDatabase()

function opened(patience: number) {
  const broke: Error[] = []
  const pipeline = createPipeline({
    client: { connectionString: url },
    patience,
    onError: error => broke.push(error),
  })
  const ownPid = { name: 'own-pid', text: 'select pg_backend_pid() as pid', values: [] }
  const pid = async () => (await pipeline.query<{ pid: number }>(ownPid)).rows[0]?.pid ?? 0
  return { pipeline, pid, broke }
}

test('a connection that does not answer is given up with all its statements', async () => {
  const { pipeline, pid, broke } = opened(1000)
  const frozen = await pid()
  process.kill(frozen, 'SIGSTOP')
  try {
    for (const waiting of await Promise.allSettled([pid(), pid()])) {
      expect(waiting).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseBusy) })
    }
    expect(await pid()).not.toBe(frozen)
    expect(broke).toHaveLength(1)
  } finally {
    process.kill(frozen, 'SIGCONT')
    await pipeline.close()
  }
})

test('closing does not wait for ever for a connection that does not answer', async () => {
  const { pipeline, pid } = opened(1000)
  const frozen = await pid()
  process.kill(frozen, 'SIGSTOP')
  try {
    const waiting = expect(pid()).rejects.toBeInstanceOf(DatabaseBusy)
    await pipeline.close()
    await waiting
    await expect(pid()).rejects.toBeInstanceOf(DatabaseBusy)
  } finally {
    process.kill(frozen, 'SIGCONT')
  }
})
