import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveKey } from './derive-key.ts'
import { open, seal } from './encrypt-text.ts'

const key = deriveKey('a secret of the test', 'outbox')

test('a sealed text opens only with the same key and context', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, context, other) => {
      const sealed = seal(key, text, context)
      expect(open(key, sealed, context)).toBe(text)
      expect(open(deriveKey('another secret', 'outbox'), sealed, context)).toBeNull()
      if (other !== context) expect(open(key, sealed, other)).toBeNull()
    }),
  ))

test('changed or truncated bytes do not open, and equal texts are sealed differently', () => {
  const sealed = seal(key, '123456', 'a')
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(open(key, changed.toString('base64url'), 'a')).toBeNull()
  }
  expect(open(key, sealed.slice(0, 8), 'a')).toBeNull()
  expect(seal(key, '123456', 'a')).not.toBe(sealed)
})

test('keys of different purposes differ', () => {
  expect(deriveKey('one', 'outbox').equals(deriveKey('one', 'signing-key'))).toBe(false)
})

test('no two texts have the same nonce', () => {
  const nonces = Array.from({ length: 1000 }, () => seal(key, 'text', 'context').slice(0, 16))
  expect(new Set(nonces).size).toBe(1000)
})
