import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBytes, sealBytes } from './encrypt-bytes.ts'

const key = randomBytes(32)
async function* each(chunks: readonly Uint8Array[]) {
  yield* chunks
}

test('bytes open unchanged, and only with the same key', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40 })), async chunks => {
      const sealed = await sealBytes(key, each(chunks))
      expect(openBytes(key, sealed)).toEqual(Buffer.concat(chunks))
      expect(openBytes(randomBytes(32), sealed)).toBeNull()
    }),
  ))

test('changed or truncated bytes do not open', async () => {
  const sealed = await sealBytes(key, each([Buffer.from('a copy of data')]))
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openBytes(key, changed)).toBeNull()
  }
  expect(openBytes(key, sealed.subarray(0, 20))).toBeNull()
})
