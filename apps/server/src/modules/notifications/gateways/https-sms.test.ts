import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'
import { gatewaysOf } from './gateways-of.ts'
import { httpsSms } from './https-sms.ts'

interface Asked extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  readonly body: string
}
const asked: Asked[] = []
let status = 200
const provider = createServer(async (request, reply) => {
  const { method, url, headers } = request
  asked.push({ method, url, headers, body: await text(request) } as Asked)
  reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok')
})
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
afterAll(() => provider.close())
beforeEach(() => {
  asked.length = 0
  status = 200
})
const message = { to: '375291112233', subject: '', text: 'Код 1&2' }

test('a template with {text} is asked by GET, filled in', async () => {
  const sms = httpsSms(`http://127.0.0.1:${port}/send?phone={to}&text={text}&sender=Vizit`)
  expect(await sms.send(message)).toBe('accepted')
  const { method, url } = asked[0] ?? {}
  expect([method, url]).toEqual([
    'GET',
    `/send?phone=375291112233&text=${encodeURIComponent(message.text)}&sender=Vizit`,
  ])
})

test('an address without {text} is sent JSON, with its user and password as Basic authorization', async () => {
  expect(await httpsSms(`http://user:p%40ss@127.0.0.1:${port}/sms`).send(message)).toBe('accepted')
  expect(asked[0]?.method).toBe('POST')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ to: '375291112233', text: 'Код 1&2' })
  expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`)
})

test.each([
  [204, 'accepted'],
  [400, 'refused'],
  [401, 'refused'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [302, 'later'],
])('status %i means %s', async (answer, delivery) => {
  status = answer
  expect(await httpsSms(`http://127.0.0.1:${port}/sms`).send(message)).toBe(delivery)
})

test('a gateway that does not answer may do so later', async () => {
  expect(await httpsSms('http://127.0.0.1:1/sms').send(message)).toBe('later')
})

test.each(['smpp://user:password@host:2775', 'http://sms.example.org/send', 'ftp://host', 'https://'])(
  '%s is refused at the start, saying what is supported',
  url => expect(() => httpsSms(url)).toThrow(StartupProblem),
)

test('without addresses there is the inbox only', () => {
  const smtpFrom = 'Vizit <no-reply@example.org>'
  expect(gatewaysOf({ smsUrl: undefined, smtpUrl: undefined, smtpFrom })).toEqual({ kind: 'inbox' })
  expect(gatewaysOf({ smsUrl: 'https://sms.example.org', smtpUrl: undefined, smtpFrom })).toMatchObject({
    kind: 'real',
    email: null,
  })
})
