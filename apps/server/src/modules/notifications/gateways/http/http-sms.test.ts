import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { StartupProblem } from '../../../../platform/lifecycle/startup-problem.ts'
import { accepted, type Delay, delayed, type Outgoing, refused } from '../gateway.ts'
import { gatewaysOf } from '../gateways-of.ts'
import { httpSms } from './http-sms.ts'

interface Asked extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  readonly body: string
}
const asked: Asked[] = []
let status = 200
let answer = 'ok'
const provider = createServer(async (request, reply) => {
  const { method, url, headers } = request
  asked.push({ method, url, headers, body: await text(request) } as Asked)
  reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(answer)
})
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
const address = `http://127.0.0.1:${port}`
afterAll(() => provider.close())
beforeEach(() => {
  asked.length = 0
  status = 200
  answer = 'ok'
})
const message: Outgoing = {
  id: '42',
  key: 'a-key',
  to: '375291112233',
  subject: '',
  text: 'Код 1&2 "<ў>"',
  expiresAt: null,
}
const taken = { outcome: 'accepted', references: ['42'] }

test('an address with {text} is called by GET, with the values filled in', async () => {
  const sms = httpSms({ url: `${address}/send?phone={to}&text={text}&our={id}` })
  expect(await sms.send(message)).toEqual(taken)
  const { method, url = '' } = asked[0] ?? {}
  expect(method).toBe('GET')
  expect(Object.fromEntries(new URL(url, address).searchParams)).toEqual({
    phone: message.to,
    text: message.text,
    our: '42',
  })
})

test('an address without {text} is sent JSON, with its user and password as Basic authorization', async () => {
  expect(await httpSms({ url: `http://user:p%40ss@127.0.0.1:${port}/sms` }).send(message)).toEqual(taken)
  expect(asked[0]?.method).toBe('POST')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ to: message.to, text: message.text })
  expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`)
})

test('a configured body is filled in as JSON and sent with the configured headers', async () => {
  const headers = '{"X-Api-Key":"key"}'
  const body = '{"messages":[{"destination":"{to}","content":{"short_text":"{text}"},"clientId":"{id}"}]}'
  await httpSms({ url: address, headers, body }).send(message)
  expect(asked[0]?.headers['x-api-key']).toBe('key')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    messages: [{ destination: message.to, content: { short_text: message.text }, clientId: '42' }],
  })
})

test("every request contains the message's key, also in the place that the provider prescribes", async () => {
  const sms = httpSms({ url: address, body: '{"text":"{text}","dedup":"{key}"}' })
  await sms.send(message)
  await sms.send(message)
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['a-key', 'a-key'])
  expect(asked.map(({ body }) => JSON.parse(body).dedup)).toEqual(['a-key', 'a-key'])
})

test('a configured body is filled in as a form', async () => {
  const headers = '{"content-type":"application/x-www-form-urlencoded"}'
  await httpSms({ url: address, headers, body: 'login=vizit&phone={to}&mes={text}' }).send(message)
  expect(new URLSearchParams(asked[0]?.body).get('mes')).toBe(message.text)
})

test('a configured body is filled in as XML', async () => {
  const headers = '{"Content-Type":"text/xml; charset=utf-8"}'
  await httpSms({ url: address, headers, body: '<sms to="{to}">{text}</sms>' }).send(message)
  expect(asked[0]?.body).toBe('<sms to="375291112233">Код 1&#38;2 &#34;&#60;ў&#62;&#34;</sms>')
})

test("receipts identify a message by the provider's number, if its answer contained one", async () => {
  const sms = httpSms({ url: address, reference: 'messages.0.id' })
  answer = '{"messages":[{"id":"their-7"}]}'
  expect(await sms.send(message)).toEqual({ outcome: 'accepted', references: ['their-7'] })
  answer = 'not JSON'
  expect(await sms.send(message)).toEqual(accepted)
})

test.each<[number, Delay | null]>([
  [400, null],
  [404, null],
  [401, 'credentials'],
  [402, 'credentials'],
  [403, 'credentials'],
  [408, 'unclear'],
  [429, 'throttled'],
  [500, 'unclear'],
  [503, 'busy'],
  [302, 'unclear'],
])('status %i', async (given, delay) => {
  status = given
  expect(await httpSms({ url: address }).send(message)).toEqual(delay ? delayed(delay) : refused)
})

test('an unreachable gateway has accepted nothing', async () => {
  const closing = createServer()
  await new Promise<void>(resolve => closing.listen(0, '127.0.0.1', resolve))
  const { port: unused } = closing.address() as AddressInfo
  await new Promise(resolve => closing.close(resolve))
  const sms = httpSms({ url: `http://127.0.0.1:${unused}/sms` })
  expect(await sms.send(message)).toEqual(delayed('unreachable'))
})

test.each([
  ['clear text to another machine', { url: 'http://sms.example.org/send' }],
  ['another protocol', { url: 'ftp://host' }],
  ['no host', { url: 'https://' }],
  ['headers that are no JSON', { url: address, headers: 'X-Api-Key: key' }],
  ['a body without the text', { url: address, body: '{"to":"{to}"}' }],
  ['a body of an unknown kind', { url: address, headers: '{"content-type":"image/png"}', body: '{text}' }],
])('%s stops the start', (_case, settings) => expect(() => httpSms(settings)).toThrow(StartupProblem))

test("the URL's scheme chooses the gateway; without URLs there is only the inbox", () => {
  const others = {
    smsHttp: { headers: undefined, body: undefined, reference: undefined },
    smtpUrl: undefined,
    smtpFrom: 'Vizit <no-reply@example.org>',
  }
  expect(gatewaysOf({ ...others, smsUrl: undefined })).toEqual({ kind: 'inbox' })
  expect(gatewaysOf({ ...others, smsUrl: 'https://sms.example.org' })).toMatchObject({
    kind: 'real',
    email: null,
  })
  const smpp = gatewaysOf({ ...others, smsUrl: 'smpp://vizit:secret@sms.example.org' })
  expect(smpp.kind === 'real' && smpp.sms?.begin).toBeTypeOf('function')
})
