import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { security } from '../../../platform/http/security.ts'
import { catalogueApp, NOW } from '../testing/catalogue-app.ts'
import { pagesPlugin } from './plugin.ts'

const FIRST_SCRIPT = "document.title = '$&'"

const folder = await mkdtemp(join(tmpdir(), 'vizit-rendered-'))
const webFolder = join(folder, 'dist')
await mkdir(join(webFolder, 'assets'), { recursive: true })
await mkdir(join(folder, 'dist-server'))
await writeFile(
  join(webFolder, 'index.html'),
  `<!doctype html><html lang="ru"><head><title>Визит</title><script src="/before-first-paint.js"></script>
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="stylesheet" media="print" data-late fetchpriority="high" href="/assets/shell.css"></head>
  <body><noscript><aside class="without-scripts" aria-label="JavaScript"><p>needs JavaScript</p></aside></noscript><div id="root"> <svg><rect /></svg> </div></body></html>`,
)
await writeFile(
  join(webFolder, 'early-files.json'),
  JSON.stringify({
    languages: { ru: ['assets/ru.js'], be: [], en: [] },
    screens: { '/doctor': ['assets/doctor.js', 'assets/doctor.css'] },
    texts: {},
  }),
)
await writeFile(join(webFolder, 'assets/doctor.css'), '.doctor{color:teal}')
await writeFile(
  join(webFolder, 'assets/index.js'),
  'import{a}from"./react.js";import{b as c}from"./shell.js";import("./later.js");',
)
await writeFile(join(webFolder, 'assets/shell.css'), '.shell{margin:0}')
await writeFile(join(webFolder, 'before-first-paint.js'), FIRST_SCRIPT)
// It shows what it was given, and what a call of it carries.
await writeFile(
  join(folder, 'dist-server/render-page.js'),
  `let moment = 1700000000000
  export async function renderPage({ url, language, fetch }) {
    if (url.includes('fails')) throw new Error('of Anna, +375291234567')
    if (url.includes('redirects')) return null
    if (url.includes('unknown-town')) return { html: '<p>no such town</p>', data: null, routeId: '/doctor' }
    if (url.includes('ends-its-thread')) setTimeout(() => { throw new Error('outside of a page') })
    if (url.includes('ends-its-thread')) await new Promise(() => undefined)
    if (url.includes('waits')) await fetch('/waited-for', {})
    const headers = await (await fetch('/headers', { method: 'GET' })).json()
    const html = '<link rel="preload" as="image" href="/a.svg"/><p>' + url + ' ' + language + ' ' + JSON.stringify(headers) + '</p>'
    const at = moment++
    const data = JSON.stringify({ at, queries: [{ dehydratedAt: at, state: { dataUpdatedAt: at } }], name: '</script>' })
    return { html, data, routeId: '/doctor' }
  }`,
)
afterAll(() => rm(folder, { recursive: true }))

const calls: object[] = []
let now = NOW
let begun = 0
const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
const { app, clinic, doctor, db } = await catalogueApp(
  async (server, deps) => {
    server.get('/headers', { schema: { hide: true } as object }, async ({ headers }) => {
      calls.push(headers)
      return headers
    })
    server.get('/waited-for', { schema: { hide: true } as object }, async () => {
      begun += 1
      await finished
      return {}
    })
    await server.register(security, { frameAncestors: [], requestsPerMinute: 1000 })
    server.addHook('onRequest', async ({ headers }, reply) => {
      if (headers['x-other-policy']) reply.header('content-security-policy', "script-src 'self'")
    })
    await server.register(pagesPlugin, { ...deps, publicUrl: 'https://vizit.example', webFolder })
  },
  { now: () => now },
)
const path = `/clinics/${clinic.providerCode}/doctors/${doctor.doctorId}`

test('a public page has its content, its styles and the answers that it shows, and runs no inline script but its first one', async () => {
  const { body, headers, statusCode } = await app.inject(path)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<title>[^<]*Ковалевич/)
  expect(body).toContain(`<div id="root"><p>${path} ru `)
  expect(body).toContain('disabled href="/assets/shell.css" /><style>.shell{margin:0}</style>')
  expect(body).toContain(
    '<link rel="preload" as="image" href="/a.svg"/><link rel="stylesheet" crossorigin disabled href="/assets/doctor.css" /><style>.doctor{color:teal}</style></head>',
  )
  expect(body).toContain(',"name":"\\u003c/script>"}</script>')
  expect(body).toContain(`<script>${FIRST_SCRIPT}</script>`)
  const hash = createHash('sha256').update(FIRST_SCRIPT).digest('base64')
  expect(headers['content-security-policy']).toContain(`;script-src 'self' 'sha256-${hash}';`)
  expect(body).toContain(
    '<link rel="modulepreload" crossorigin fetchpriority="low" id="app-script" href="/assets/index.js" data-parts="/assets/react.js /assets/shell.js" />',
  )
  expect(body.match(/<script[^>]*>/g)).toEqual([
    '<script>',
    '<script type="application/ld+json">',
    '<script type="application/ld+json">',
    '<script type="application/json" id="page-data">',
  ])
  expect(headers.link).toContain('</assets/doctor.js>; rel=modulepreload')
  expect(headers.link).not.toContain('doctor.css')
})

test.each(['ru', 'be', 'en'])(
  'a page says its language, which the app in the browser speaks: %s',
  async language => {
    const { body } = await app.inject(`${path}?lang=${language}`)
    expect(body).toMatch(new RegExp(`^<!doctype html><html [^>]*lang="${language}">`))
  },
)

test('without scripts a page leads to itself in the other languages, with its filters', async () => {
  const { body } = await app.inject('/doctors?town=17&q=%22%3Cb%3E&lang=be')
  const [, aside = ''] = /<aside[^>]*>(.*?)<\/aside>/s.exec(body) ?? []
  expect(aside).toContain('Каб запісацца, уключыце JavaScript')
  expect(aside).not.toContain('needs JavaScript')
  expect([...aside.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/medcenters?lang=be',
    '/doctors?lang=be',
    '/doctors?town=17&amp;q=%22%3Cb%3E&amp;lang=ru',
    '/doctors?town=17&amp;q=%22%3Cb%3E&amp;lang=en',
  ])
})

test('neither the page nor its calls know who asks', async () => {
  const plain = await app.inject({ url: `${path}?a=1`, headers: { 'accept-language': 'be' } })
  const person = { cookie: 'session=secret', authorization: 'Bearer device:secret', 'x-anonymous-id': 'anna' }
  const asked = { url: `${path}?a=2`, headers: { 'accept-language': 'be', ...person } }
  const own = await app.inject(asked)
  const withoutMoments = (page: string) => page.replaceAll(/17\d{11}/g, '')
  expect(withoutMoments(own.body).replaceAll('?a=2', '?a=1')).toBe(withoutMoments(plain.body))
  expect(JSON.stringify(calls)).not.toContain('secret')
  expect(JSON.stringify(calls)).not.toContain('anna')
})

test('a page that many people open at once is rendered once for each language', async () => {
  const before = calls.length
  const open = (language: string) =>
    app.inject({ url: `${path}?b=1`, headers: { 'accept-language': language } })
  await Promise.all([open('ru'), open('ru'), open('be'), open('ru')])
  expect(calls.length - before).toBe(2)
})

test.each(['fails', 'redirects', 'ends-its-thread'])(
  'a page whose rendering %s is rendered by the browser',
  async why => {
    const { body, statusCode } = await app.inject(`${path}?${why}`)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<title>[^<]*Ковалевич/)
    expect(body).toContain('<svg>')
    expect(body).not.toContain('page-data')
    expect(body).toContain(`<script>${FIRST_SCRIPT}</script>`)
    expect(body).toContain('<script type="module" crossorigin src="/assets/index.js"></script>')
  },
)

test('a list whose address names what does not exist says so, is not found, and is rendered anew by the browser', async () => {
  const reply = await app.inject('/doctors?unknown-town&lang=be')
  expect([reply.statusCode, reply.headers['content-language'], reply.headers.etag]).toEqual([
    404,
    'be',
    undefined,
  ])
  expect(reply.body).toMatch(/^<!doctype html><html [^>]*lang="be">/)
  expect(reply.body).toContain('<div id="root"><p>no such town</p></div>')
  expect(reply.body).not.toContain('page-data')
  expect(reply.body).not.toContain('needs JavaScript')
  expect(reply.body).toContain('href="/assets/index.js"')
})

test('a page that came while too many were rendered is rendered the next time', async () => {
  const many = Array.from({ length: 64 }, (_, n) => app.inject(`/medcenters?waits=${n}`))
  await expect.poll(() => begun).toBe(64)
  expect((await app.inject('/services?late')).body).toContain('<svg>')
  finish()
  for (const { body } of await Promise.all(many)) expect(body).toContain('page-data')
  expect((await app.inject('/services?late')).body).toContain('page-data')
})

test("a page on a clinic's own site is rendered by the browser, because its layout is another one", async () => {
  const { body } = await app.inject(`${path}?provider=${clinic.providerCode}`)
  expect(body).toContain('<svg>')
})

test('a doctor who is not there is not found', async () => {
  const { body, statusCode } = await app.inject(`/clinics/${clinic.providerCode}/doctors/999999`)
  expect(statusCode).toBe(404)
  expect(body).toContain('<svg>')
  expect(body).toContain('<h1>Такой страницы нет</h1>')
  expect(body).not.toContain('needs JavaScript')
})

test.each(['/medcenters/999999?lang=be', '/medcenters/abc?lang=be', '/services/999999?lang=be'])(
  '%s is not there: it says so in its language',
  async url => {
    const { body, statusCode } = await app.inject(url)
    expect(statusCode).toBe(404)
    expect(body).toMatch(/<html [^>]*lang="be"/)
    expect(body).toContain('<h1>Такой старонкі няма</h1>')
  },
)

test('a copy that shows the same is confirmed, although the page was rendered again', async () => {
  const url = `${path}?confirmed`
  const { headers } = await app.inject(url)
  const copy = { 'if-none-match': String(headers.etag) }
  const before = calls.length
  now = new Date(now.getTime() + 6000)
  for (const given of [copy, { 'if-none-match': `"other", ${headers.etag}` }]) {
    const again = await app.inject({ url, headers: given })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' })
    expect(again.headers.vary).toBe(headers.vary)
    // A browser keeps the policy of its copy, or takes this one: they are the same.
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  }
  expect(calls.length - before).toBe(1)
})

test('a copy of another language, policy, content or head is not confirmed', async () => {
  const url = `${path}?changed`
  const etag = String((await app.inject(url)).headers.etag)
  const ask = async (address: string, more: object = {}) =>
    (await app.inject({ url: address, headers: { 'if-none-match': etag, ...more } })).statusCode
  expect(await ask(url)).toBe(304)
  expect(await ask(url, { 'accept-language': 'be' })).toBe(200)
  expect(await ask(url, { 'x-other-policy': 'yes' })).toBe(200)
  expect(await ask(`${path}?other`)).toBe(200)
  await db.updateTable('doctor').set({ last_name_ru: 'Новая' }).where('id', '=', doctor.doctorId).execute()
  expect(await ask(url)).toBe(200)
})

test('a page that the browser renders has no version, because its policy may change with the clinic', async () => {
  const { headers } = await app.inject(`${path}?provider=${clinic.providerCode}`)
  expect(headers.etag).toBeUndefined()
})
