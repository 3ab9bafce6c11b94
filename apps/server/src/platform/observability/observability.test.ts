import { Writable } from 'node:stream'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { httpBinding } from '../http/plugin.ts'
import type { Readiness } from '../lifecycle/readiness.ts'
import { createLogger } from './logger.ts'
import type { MetricsAccess } from './metrics-access.ts'
import { observability } from './plugin.ts'
import { serverOptions } from './server-options.ts'

const ours = await testDatabase()

function logged() {
  const lines: string[] = []
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(chunk.toString())
    done()
  }
  return { lines, log: createLogger('info', new Writable({ write })) }
}

async function server(
  readiness: Readiness = { phase: 'ready' },
  database: Pick<Database, 'pool' | 'reads' | 'decisions' | 'state'> = ours,
  metrics?: MetricsAccess,
) {
  const { lines, log } = logged()
  const app = Fastify(serverOptions(log, false))
  await app.register(httpBinding, {
    strict: true,
    identify: async () => 'UNAUTHENTICATED',
    detail: code => code,
  })
  await app.register(observability, { database, clock: systemClock, readiness, metrics })
  app.get('/api/people/:name', async request => request.query)
  app.get('/api/fails', async () => {
    throw Object.assign(new Error('row of Иван'), { code: '23505', constraint: 'account_phone_key' })
  })
  return { app, lines }
}

test.each(['starting', 'stopping'] as const)('%s: alive, not ready', async phase => {
  const { app } = await server({ phase })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: phase }])
})

test('calls are refused with a time to retry until the data is ready', async () => {
  const readiness: Readiness = { phase: 'starting' }
  const { app } = await server(readiness)
  const early = await app.inject('/api/people/ivan')
  expect([early.statusCode, early.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  readiness.phase = 'ready'
  expect((await app.inject('/api/people/ivan')).statusCode).toBe(200)
})

test('pages and sitemaps that read data are refused with a time to retry, too, and files are served', async () => {
  const readiness: Readiness = { phase: 'starting' }
  const { app } = await server(readiness)
  for (const path of ['/', '/clinics/:clinic/doctors/:id', '/sitemap.xml', '/assets/app.js'])
    app.get(path, async () => 'served')
  for (const path of ['/', '/?lang=be', '/clinics/mir/doctors/1', '/sitemap.xml']) {
    const { statusCode, headers } = await app.inject(path)
    expect([path, statusCode, Number(headers['retry-after'])]).toEqual([path, 503, 5])
  }
  expect((await app.inject('/assets/app.js')).body).toBe('served')
  expect((await app.inject('/metrics')).statusCode).toBe(200)
  readiness.phase = 'ready'
  expect((await app.inject('/')).body).toBe('served')
})

test('without its database the server is not ready', async () => {
  const nowhere = createDatabase('postgres://nobody@127.0.0.1:1/none')
  const { app } = await server({ phase: 'ready' }, nowhere)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'no database' }])
  await nowhere.close()
})

test('the reply and the log line have one id, and the line has no URL, query or header', async () => {
  const { app, lines } = await server()
  const headers = { authorization: 'Bearer device:token', 'x-request-id': 'from-the-proxy-1' }
  const reply = await app.inject({ url: '/api/people/ivanov?phone=375291234567', headers })
  expect(reply.headers['x-request-id']).toBe('from-the-proxy-1')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'from-the-proxy-1',
    route: '/api/people/:name',
    method: 'GET',
    status: 200,
  })
  expect(lines[0]).not.toMatch(/ivanov|375291234567|token|127\.0\.0\.1/)
})

test('a request id that could forge a log line is replaced', async () => {
  const { app } = await server()
  const reply = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'a "b"' } })
  expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('an error is logged by kind, code and place, never by its text', async () => {
  const { app, lines } = await server()
  expect((await app.inject('/api/fails')).statusCode).toBe(500)
  expect(lines.join()).toContain('23505')
  expect(lines.join()).not.toContain('Иван')
})

test('personal fields are redacted even if code logs them', () => {
  const { lines, log } = logged()
  log.info({ phone: '375291234567', visit: { lastName: 'Жук', id: 7 } }, 'oops')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    phone: '[redacted]',
    visit: { lastName: '[redacted]', id: 7 },
  })
})

test('metrics count by route pattern and show the pool', async () => {
  const { app } = await server()
  await app.inject('/api/people/ivanov')
  await app.inject('/api/nowhere/petrov')
  const { body } = await app.inject('/metrics')
  expect(body).toContain('count{method="GET",route="/api/people/:name",status="200"} 1')
  expect(body).toContain('count{method="GET",route="unmatched",status="404"} 1')
  expect(body).toContain('database_connections{state="idle"}')
  expect(body).not.toMatch(/ivanov|petrov/)
})

test("metrics show the shared connections, their waiting statements, and the clock's difference from the database", async () => {
  const { app } = await server()
  await ours.reads.query({ name: 'one', text: 'select 1', values: [] })
  const { body } = await app.inject('/metrics')
  expect(body).toContain('database_shared_connections{for="reads"} 1\n')
  expect(body).toContain('database_shared_connections{for="decisions"} 0\n')
  expect(body).toContain('database_shared_statements{for="reads"} 0\n')
  expect(body).toMatch(/^server_clock_ahead_seconds /m)
})

const TOKEN = 'r7Vt1nQ0yGmXk3Zc8sLdEf'

test.each([
  ['from this machine', {}, 200],
  ['from another one', { remoteAddress: '203.0.113.5' }, 404],
  ['through a proxy of this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }, 404],
  ['through one that tells nothing but the host', { headers: { 'x-forwarded-proto': 'https' } }, 404],
])('metrics without a token are read %s: %o, %i', async (_case, from, status) => {
  const { app } = await server()
  const reply = await app.inject({ url: '/metrics', ...from })
  expect(reply.statusCode).toBe(status)
  expect(reply.body.includes('process_cpu')).toBe(status === 200)
})

test.each([
  ['its token', `Bearer ${TOKEN}`, 200],
  ['the token, the scheme in small letters', `bearer ${TOKEN}`, 200],
  ['another token', `Bearer ${TOKEN}x`, 404],
  ['the beginning of it', `Bearer ${TOKEN.slice(0, -1)}`, 404],
  ['another scheme', `Basic ${TOKEN}`, 404],
  ['nothing', '', 404],
])('metrics with a token are read with %s: %s, %i, from everywhere', async (_case, authorization, status) => {
  const { app } = await server(undefined, undefined, { token: TOKEN, onThisMachine: true })
  for (const remoteAddress of ['127.0.0.1', '203.0.113.5']) {
    const reply = await app.inject({ url: '/metrics', remoteAddress, headers: { authorization } })
    expect(reply.statusCode).toBe(status)
  }
})

test('metrics without a permitted reader are not found for everybody', async () => {
  const { app } = await server(undefined, undefined, { token: undefined, onThisMachine: false })
  const reply = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND'])
})
