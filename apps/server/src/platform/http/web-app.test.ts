import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { httpBinding } from './plugin.ts'
import { detail } from './refusal-detail.ts'
import { webApp } from './web-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'vizit-web-'))
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Vizit</title>')
const paths = ['/', '/timeslot/$physicianId', '/visits']
const none = { ru: [], be: [], en: [] }
await writeFile(
  join(folder, 'early-files.json'),
  JSON.stringify({ paths, screens: {}, languages: none, texts: {} }),
)
const app = Fastify()
await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
await app.register(webApp, { folder })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each(['/', '/timeslot/7?provider=demo', '/visits'])('%s is a screen', async url => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('<title>Vizit</title>')
})

test.each(['/nope', '/timeslot/7/more'])('%s is no screen: the app says so, with status 404', async url => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(404)
  expect(reply.body).toContain('<title>Vizit</title>')
})

test('a link to a screen with a character that nobody types opens the screen without it', async () => {
  const reply = await app.inject('/visits?q=abc%00def?&town=17')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '?q=abcdef?&town=17'])
})

test('a HEAD request works only for a screen', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/visits' })
  expect([reply.statusCode, reply.body]).toEqual([200, ''])
})

test.each([
  ['GET', '/api/v2/nothing'],
  ['GET', '/assets/gone.js'],
  ['GET', '/dev/nothing'],
  ['GET', '/.env'],
  ['GET', '/.git/config'],
  ['GET', '/%2eenv'],
  ['GET', '/.well-known/security'],
  ['GET', '/backup.d/latest'],
  ['GET', '/wp-login.php?provider=demo'],
  ['GET', '/visits.'],
  ['POST', '/visits'],
] as const)('%s %s is not found, as an error of the catalogue', async (method, url) => {
  const reply = await app.inject({ method, url })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'NOT_FOUND' })
})
