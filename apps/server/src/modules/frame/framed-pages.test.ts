import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { expect, test } from 'vitest'
import { frameApp } from './testing/frame-app.ts'

const { app, clinic, allow, forbid, showAccount, db } = await frameApp({
  frameAncestors: ['https://operator.test'],
})
const { providerCode } = clinic
const EVERYWHERE = "'self' https://operator.test"

async function ancestorsOf(url: string, options: { method?: 'GET' | 'HEAD'; etag?: string } = {}) {
  const { method = 'GET', etag } = options
  const headers = etag ? { 'if-none-match': etag } : {}
  const reply = await app.inject({ method, url, headers })
  const policy = String(reply.headers['content-security-policy'])
  return { reply, ancestors: /(?:^|;)frame-ancestors ([^;]*)/.exec(policy)?.[1], policy }
}

test("a page that names a provider may be framed by that provider's sites only", async () => {
  const other = await createClinic(db)
  await allow(providerCode, 'https://clinic.test', 'https://www.clinic.test')
  await allow(other.providerCode, 'https://other.test')
  const own = `${EVERYWHERE} https://clinic.test https://www.clinic.test`
  for (const url of [`/?provider=${providerCode}`, `/timeslot/7?branch=1&provider=${providerCode}&date=`])
    expect((await ancestorsOf(url)).ancestors).toBe(own)
  expect((await ancestorsOf(`/?provider=${other.providerCode}`)).ancestors).toBe(
    `${EVERYWHERE} https://other.test`,
  )
})

test('a HEAD request has the same headers', async () => {
  await allow(providerCode, 'https://clinic.test')
  const url = `/visits?provider=${providerCode}`
  const [whole, head] = [await ancestorsOf(url), await ancestorsOf(url, { method: 'HEAD' })]
  expect(head.reply.statusCode).toBe(200)
  expect(head.policy).toBe(whole.policy)
})

test.each([
  ['no provider', '/visits'],
  ['a provider that there is not', '/?provider=nobody'],
  ['an empty one', '/?provider='],
  ['another parameter', `/?noprovider=${providerCode}`],
  ['a policy of its own', `/?provider=${encodeURIComponent("x;script-src 'unsafe-inline'\r\nx: y")}`],
  ['an answer, not a page', `/api/v2/nothing?provider=${providerCode}`],
  ['a file', '/index.html'],
])('%s: framed by nobody but the product and the operator’s sites', async (_case, url) => {
  await allow(providerCode, 'https://clinic.test')
  const { ancestors, policy } = await ancestorsOf(url)
  expect(ancestors).toBe(EVERYWHERE)
  expect(policy).not.toContain("script-src 'unsafe-inline'")
})

test.each([
  '/profile',
  '/family',
  '/family/access',
  '/tests/7',
  '/visits/confirm-mccode',
  '/wallet',
  '/%70rofile',
  '/Profile/',
])('%s may be framed by nobody unless the operator allows account screens', async path => {
  const own = `${EVERYWHERE} https://clinic.test`
  await allow(providerCode, 'https://clinic.test')
  const url = `${path}?provider=${providerCode}`
  expect((await ancestorsOf(path)).ancestors).toBe("'self'")
  expect((await ancestorsOf(url)).ancestors).toBe("'self'")
  await showAccount(providerCode, true)
  expect((await ancestorsOf(path)).ancestors).toBe("'self'")
  expect((await ancestorsOf(url)).ancestors).toContain(own)
  await showAccount(providerCode, false)
  expect((await ancestorsOf(url)).ancestors).toBe("'self'")
})

test('a cached page is never confirmed with its old policy', async () => {
  const url = `/?provider=${providerCode}`
  await allow(providerCode, 'https://clinic.test')
  const first = await ancestorsOf(url)
  expect(first.reply.headers.etag).toBeUndefined()
  expect(first.reply.headers['last-modified']).toBeUndefined()
  expect(first.reply.headers['cache-control']).toBe('no-cache')
  await forbid(providerCode, 'https://clinic.test')
  const again = await ancestorsOf(url, { etag: '"anything"' })
  expect(again.reply.statusCode).toBe(200)
  expect(again.ancestors).not.toContain('https://clinic.test')
})

test('the widget script may be run by any site, and is cached', async () => {
  const reply = await app.inject('/widget.js')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toMatch(/javascript/)
  expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(reply.headers['cache-control']).toMatch(/^public, max-age=600/)
  const again = await app.inject({
    url: '/widget.js',
    headers: { 'if-none-match': String(reply.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
