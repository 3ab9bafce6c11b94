import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedStart } from '@vizit/test-kit/server/server-process.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { startOfProcess } from './platform/lifecycle/process-identity.ts'
import { serverStarter, status, stop } from './testing/started-servers.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DATA_DIR = mkdtempSync(join(tmpdir(), 'vizit-data-'))

afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const start = serverStarter()

test('a second server on the same data is refused with the pid of the first', async () => {
  const first = await start({ DATA_DIR })
  const { code, said } = await failedStart({ DATA_DIR })
  expect(code).toBe(1)
  expect(said).toContain(`another Vizit server (pid ${first.child.pid}) uses ${DATA_DIR}`)
  expect(await status(first.address, '/readyz')).toBe(200)
})

test('after SIGKILL the next start ends the remaining database process, and nothing is lost', async () => {
  const killed = await start({ DATA_DIR })
  const left = databasePid()
  killed.child.kill('SIGKILL')
  await killed.exited
  expect(isAlive(left)).toBe(true)
  const next = await start({ DATA_DIR })
  expect(isAlive(left)).toBe(false)
  expect(await status(next.address, '/readyz')).toBe(200)
  const { code, said } = await stop(next)
  expect(code).toBe(0)
  expect(said).toContain('stopped the database process that a killed server left behind')
  expect(said).not.toContain('"migrated"')
})

test('after a stop no database process is left', async () => {
  const server = await start({ DATA_DIR })
  const database = databasePid()
  await stop(server)
  expect(isAlive(database)).toBe(false)
})

const databasePid = () =>
  Number(readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

const isAlive = (pid: number) => startOfProcess(pid) !== undefined
