import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { httpBinding } from './plugin.ts'
import { detail } from './refusal-detail.ts'
import { webApp } from './web-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'vizit-web-'))
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="ru"><head><title>Vizit</title></head><body><noscript>
  <aside class="without-scripts" aria-label="JavaScript"><p>needs JavaScript</p></aside></noscript></body></html>`,
)
const paths = ['/', '/timeslot/$physicianId', '/visits']
const none = { ru: [], be: [], en: [] }
await writeFile(
  join(folder, 'early-files.json'),
  JSON.stringify({ paths, screens: {}, languages: none, texts: {} }),
)
const app = Fastify()
await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
app.post('/known/:id', async () => null)
app.delete('/known/:id', async () => null)
app.post('/api/known/:name', async () => null)
app.get('/list-:file(^[1-9]\\d*$).xml', async () => null)
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
  expect(reply.body).toContain('<title>Такой страницы нет · Визит</title>')
})

test.each([
  ['/nope', 'be', 'be', 'Такой старонкі няма'],
  ['/nope?lang=en', 'be', 'en', 'There is no such page'],
  ['/nope?lang=xx', 'ru', 'ru', 'Такой страницы нет'],
])('without scripts %s, read in %s, says so in %s and leads on', async (url, accepted, language, words) => {
  const reply = await app.inject({ url, headers: { 'accept-language': accepted } })
  expect([reply.statusCode, reply.headers['content-language']]).toEqual([404, language])
  expect(reply.body).toContain(`<html lang="${language}"`)
  const [, aside = ''] = /<aside[^>]*>(.*?)<\/aside>/s.exec(reply.body) ?? []
  expect(aside).toContain(words)
  expect(aside).not.toContain('needs JavaScript')
  for (const path of ['/', '/doctors', '/medcenters', '/services', '/drugs'])
    expect(aside).toContain(`href="${path}?lang=${language}"`)
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
  ['POST', '/nope'],
  ['OPTIONS', '/nope'],
] as const)('%s %s is not found, as an error of the catalogue', async (method, url) => {
  const reply = await app.inject({ method, url })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['POST', '/visits', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/timeslot/7?provider=demo', 'GET, HEAD, OPTIONS'],
  ['PUT', '/known/1', 'DELETE, POST, OPTIONS'],
  ['GET', '/api/known/a', 'POST, OPTIONS'],
  ['HEAD', '/api/known/a', 'POST, OPTIONS'],
  ['POST', '/list-7.xml', 'GET, HEAD, OPTIONS'],
] as const)('%s %s: the path is known, the method is not', async (method, url, allow) => {
  const reply = await app.inject({ method, url })
  expect([reply.statusCode, reply.headers.allow, reply.headers['cache-control']]).toEqual([
    405,
    allow,
    'no-store',
  ])
  if (method !== 'HEAD')
    expect(reply.json()).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      attributes: { methods: allow.split(', ') },
    })
})

test.each([
  ['/visits', 'GET, HEAD, OPTIONS'],
  ['/api/known/a', 'POST, OPTIONS'],
])('OPTIONS of %s says the methods', async (url, allow) => {
  const reply = await app.inject({ method: 'OPTIONS', url })
  expect([reply.statusCode, reply.headers.allow, reply.body]).toEqual([204, allow, ''])
})

test.each([
  ['/visits/', '/visits'],
  ['/VISITS?town=17&q=%D0%B0', '/visits?town=17&q=%D0%B0'],
  ['//visits', '/visits'],
  ['/timeslot//AbC/', '/timeslot/AbC'],
  ['//', '/'],
])('%s leads to its canonical path for good', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const reply = await app.inject({ method, url: `http://localhost${url}` })
    expect([reply.statusCode, reply.headers.location]).toEqual([301, location])
  }
})

test.each(['//example', '//example/visits', '/\\\\example', '/visits/..//example'])(
  '%s leads nowhere',
  async url => {
    const reply = await app.inject(`http://localhost${url}`)
    expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined])
  },
)
