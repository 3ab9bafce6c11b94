import { brotliCompressSync, gzipSync } from 'node:zlib'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const body = JSON.stringify({ token: 'x'.repeat(43) })

const send = async (encoding: string, payload: Buffer) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
  const url = '/api/v2/public/confirm-coverage/programme'
  const reply = await world.app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, json: reply.json() }
}

test.each([
  ['gzip', gzipSync(body)],
  ['br', brotliCompressSync(body)],
])(
  'a body packed by %s that ends early or is damaged is refused with the reason',
  async (encoding, packed) => {
    expect(await send(encoding, packed.subarray(0, packed.length - 3))).toMatchObject({
      status: 400,
      json: { code: 'INVALID_ARGUMENT', attributes: { fields: [{ path: 'body', problem: 'broken_off' }] } },
    })
    const damaged = Buffer.concat([packed.subarray(0, 3), Buffer.alloc(40, 0xff)])
    expect((await send(encoding, damaged)).json.attributes.fields).toEqual([
      { path: 'body', problem: 'not_gzip' },
    ])
    expect((await send(encoding, packed)).json.code).not.toBe('INVALID_ARGUMENT')
  },
)
