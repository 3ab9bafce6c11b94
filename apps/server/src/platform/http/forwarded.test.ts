import { Writable } from 'node:stream'
import { listLocations } from '@vizit/contract/calls/catalogue/catalogue.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../observability/logger.ts'
import { serverOptions } from '../observability/server-options.ts'
import { handle } from './handle-call.ts'
import { httpBinding } from './plugin.ts'
import { detail } from './refusal-detail.ts'
import { register } from './register-calls.ts'
import { security } from './security.ts'

const LIMIT = 3

async function serverThatTrusts(trustProxy: string | number | boolean) {
  const logged: string[] = []
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk))
      done()
    },
  })
  const app = Fastify(serverOptions(createLogger('warn', output), trustProxy))
  await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
  await app.register(security, { frameAncestors: [], requestsPerMinute: LIMIT })
  register(app, [handle(listLocations, async () => [])], {})
  onTestFinished(() => app.close())
  const ask = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ method: 'GET', url: listLocations.path, remoteAddress, headers })).statusCode
  const times = async (count: number, headers?: Record<string, string>, from?: string) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n++) statuses.push(await ask(headers, from))
    return statuses
  }
  return { logged, times }
}

test.each([
  ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.5' }],
  ['Forwarded', { forwarded: 'for=203.0.113.5;proto=https' }],
  ['X-Real-IP', { 'x-real-ip': '203.0.113.5' }],
  ['Via', { via: '1.1 proxy' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
])(
  'behind an untrusted proxy on this machine that sends %s all users share one limit, and a warning is logged once',
  async (_header, headers) => {
    const { logged, times } = await serverThatTrusts(false)
    expect(await times(LIMIT + 2, headers)).toEqual([200, 200, 200, 429, 429])
    expect(await times(1, headers, '::ffff:127.0.0.1')).toEqual([429])
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('TRUST_PROXY=loopback')
    expect(logged[0]).not.toContain('203.0.113.5')
  },
)

test('behind a trusted proxy users are limited separately, and cannot pretend to be this machine', async () => {
  const { logged, times } = await serverThatTrusts('loopback')
  expect(await times(LIMIT + 1, { 'x-forwarded-for': '203.0.113.5' })).toEqual([200, 200, 200, 429])
  expect(await times(1, { 'x-forwarded-for': '203.0.113.6' })).toEqual([200])
  expect(await times(LIMIT + 1, { 'x-forwarded-for': '127.0.0.9' })).toEqual([200, 200, 200, 429])
  expect(logged).toEqual([])
})

test('requests from this machine have no limit', async () => {
  const { logged, times } = await serverThatTrusts(false)
  expect(await times(LIMIT + 2)).toEqual([200, 200, 200, 200, 200])
  expect(logged).toEqual([])
})
