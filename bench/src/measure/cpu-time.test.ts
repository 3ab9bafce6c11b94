import { expect, test } from 'vitest'
import { cpuBetween } from './cpu-time.ts'

const [CLIENT, SERVER, POSTMASTER, BACKEND, WORKER, STRANGER] = [10, 20, 21, 22, 23, 30]
const parties = { client: CLIENT, server: SERVER }

test('time is counted for the client, the server, and every process below the server', () => {
  const before = new Map([
    [CLIENT, { parent: 1, seconds: 1 }],
    [SERVER, { parent: 1, seconds: 5 }],
    [POSTMASTER, { parent: SERVER, seconds: 2 }],
    [BACKEND, { parent: POSTMASTER, seconds: 3 }],
    [WORKER, { parent: POSTMASTER, seconds: 40 }],
    [STRANGER, { parent: 1, seconds: 7 }],
  ])
  // The worker has ended, and another backend has begun.
  const after = new Map([
    [CLIENT, { parent: 1, seconds: 1.5 }],
    [SERVER, { parent: 1, seconds: 6 }],
    [POSTMASTER, { parent: SERVER, seconds: 2.25 }],
    [BACKEND, { parent: POSTMASTER, seconds: 5 }],
    [24, { parent: POSTMASTER, seconds: 0.5 }],
    [STRANGER, { parent: 1, seconds: 70 }],
  ])
  expect(cpuBetween(before, after, parties)).toEqual({ client: 0.5, server: 1, database: 2.75 })
})

test('a system that reports no processes has no figures', () => {
  expect(cpuBetween(new Map(), new Map(), parties)).toBeUndefined()
})
