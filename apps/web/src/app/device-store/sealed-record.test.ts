import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anna } from '../../testing/people.ts'
import { type Bytes, open, seal, sealedName, versionOf } from './sealed-record.ts'
import { deriveStoreKeys } from './store-keys.ts'

const session = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
const keys = await deriveStoreKeys(session)
const bytes = () => fc.uint8Array({ maxLength: 200 }).map(array => new Uint8Array(array) as Bytes)
const binding = () =>
  fc.record({ name: fc.string(), version: fc.integer({ min: 0, max: 255 }), saving: fc.string() })

test('a sealed record opens only with its own name, version and save', () =>
  fc.assert(
    fc.asyncProperty(bytes(), binding(), binding(), async (content, own, other) => {
      const sealed = await seal(keys, own, content)
      expect(versionOf(sealed)).toBe(own.version)
      expect(await open(keys, own, sealed)).toEqual(content)
      const isSame = JSON.stringify(own) === JSON.stringify(other)
      expect((await open(keys, other, sealed)) !== null).toBe(isSame)
    }),
  ))

test('a changed or truncated record does not open', async () => {
  const own = { name: 'visits', version: 1 }
  const sealed = await seal(keys, own, new TextEncoder().encode('Ковалёва Анна'))
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = sealed.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await open(keys, own, changed), `byte ${at}`).toBeNull()
  }
  for (const length of [0, 1, 12, 20]) expect(await open(keys, own, sealed.slice(0, length))).toBeNull()
})

test('a nonce is never used twice: equal contents look different', async () => {
  const own = { name: 'visits', version: 1 }
  const nonces = new Set<string>()
  for (let time = 0; time < 200; time += 1) {
    const sealed = await seal(keys, own, new Uint8Array(8))
    nonces.add(sealed.slice(1, 13).toString())
  }
  expect(nonces.size).toBe(200)
})

test("with another session's key the name and the contents are sealed differently", async () => {
  const sealed = await seal(keys, { name: 'visits', version: 1 }, new Uint8Array(8))
  for (const other of [
    { ...session, hashKey: session.storeKey },
    { ...session, storeKey: session.hashKey },
  ]) {
    const foreign = await deriveStoreKeys(other)
    expect(await open(foreign, { name: 'visits', version: 1 }, sealed)).toBeNull()
    expect(await sealedName(foreign, 'visits')).not.toBe(await sealedName(keys, 'visits'))
  }
  expect(await sealedName(keys, 'visits')).toBe(await sealedName(await deriveStoreKeys(session), 'visits'))
})

test('scripts cannot read the keys', async () => {
  for (const key of Object.values(keys)) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  }
})
