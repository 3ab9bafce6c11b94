import { request } from 'node:http'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { clientErrorHandler } from './client-errors.ts'

const app = Fastify({ clientErrorHandler })
afterAll(() => app.close())
const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; json: unknown }>((resolve, reject) => {
    request({ host: address.hostname, port: address.port, path, headers }, reply => {
      const chunks: Buffer[] = []
      reply.on('data', chunk => chunks.push(chunk))
      reply.on('end', () =>
        resolve({ status: reply.statusCode, json: JSON.parse(Buffer.concat(chunks).toString()) }),
      )
    })
      .on('error', reject)
      .end()
  })

const REFUSED = { status: 400, json: { code: 'INVALID_ARGUMENT', attributes: { fields: [] } } }

test.each([
  [
    'a Cyrillic query of 10,000 characters',
    `/api/v2/public/search?q=${encodeURIComponent('а'.repeat(10_000))}`,
    {},
  ],
  ['a header of 60 KB', '/api/v2/public/locations', { 'x-long': 'a'.repeat(60_000) }],
])('%s is refused with a code', async (_case, path, headers) => {
  expect(await ask(path, headers)).toMatchObject(REFUSED)
})

test('what is no HTTP is refused, and the connection is closed', async () => {
  const answered = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname)
    let text = ''
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('end', () => resolve(text)).on('error', reject)
    socket.write('hello\r\n\r\n')
  })
  expect(answered).toContain('HTTP/1.1 400 Bad Request')
  expect(answered).toContain('"code":"INVALID_ARGUMENT"')
})
