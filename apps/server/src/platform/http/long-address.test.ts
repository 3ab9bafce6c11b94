import { request } from 'node:http'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { port } = new URL(world.address)

const ask = (path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined; text: string }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path }, reply => {
        const chunks: Buffer[] = []
        reply.on('data', chunk => chunks.push(chunk))
        reply.on('end', () =>
          resolve({
            ...{ status: reply.statusCode, location: reply.headers.location },
            text: Buffer.concat(chunks).toString(),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )

test.each([
  ['words of 20,000 Latin letters', `/doctors?q=${'a'.repeat(20_000)}`],
  ['words of 20,000 Cyrillic letters', `/doctors?q=${encodeURIComponent('ж'.repeat(20_000))}`],
  ['a path of 20,000 letters', `/${'a'.repeat(20_000)}`],
  ['what is no encoding', '/doctors/%E0%A4%A'],
])('a link with %s leads to the page that says so', async (_case, path) => {
  expect(await ask(path)).toMatchObject({ status: 302, location: '/no-such-address' })
})

test.each([
  ['words', `/api/v2/public/doctors?q=${'a'.repeat(20_000)}`],
  ['a path', `/api/v2/public/doctors/${'a'.repeat(20_000)}`],
  ['the code of a clinic', `/api/v2/public/booking/${'a'.repeat(3000)}/doctors`],
])('a call with %s too long is refused with a code', async (_case, path) => {
  const { status, text } = await ask(path)
  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ code: 'INVALID_ARGUMENT' })
})
