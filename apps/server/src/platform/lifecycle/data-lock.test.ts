import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataInUseProblem, dataOwner, lockData } from './data-lock.ts'
import { startOfProcess } from './process-identity.ts'
import { StartupProblem } from './startup-problem.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vizit-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const writeOwner = (pid: number, started: string) =>
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid, started, role: 'server' }))

test('there is one owner at a time, until it releases the lock', () => {
  const unlock = lockData(folder, 'command')
  expect(dataOwner(folder)).toMatchObject({ pid: process.pid, role: 'command' })
  expect(() => lockData(folder, 'server')).toThrow(DataInUseProblem)
  unlock()
  expect(dataOwner(folder)).toBeUndefined()
  lockData(folder, 'server')()
  expect(readdirSync(folder)).toEqual([])
})

test('the refusal names the pid of the running owner', () => {
  writeOwner(process.ppid, startOfProcess(process.ppid) ?? '')
  expect(() => lockData(folder, 'server')).toThrow(`another Vizit server (pid ${process.ppid})`)
})

test('an unusable folder is reported with what to do', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(() => lockData(file, 'server')).toThrow(`${file} cannot be written (EEXIST): set another DATA_DIR`)
  expect(() => lockData(join(file, 'inside'), 'server')).toThrow(StartupProblem)
})

test.each([
  ['a process that is gone', () => writeOwner(2 ** 22 + 1, '1')],
  ['a pid that a stranger has got', () => writeOwner(process.ppid, 'another time')],
  ['half a file', () => writeFileSync(join(folder, 'owner.json'), '{"pid":')],
])('the lock of %s is taken over', (_case, leave) => {
  leave()
  lockData(folder, 'server')
  expect(dataOwner(folder)).toMatchObject({ pid: process.pid, role: 'server' })
})
