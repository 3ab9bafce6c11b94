import { afterEach, expect, test, vi } from 'vitest'
import { uuid } from './uuid.ts'

afterEach(() => void vi.unstubAllGlobals())

test('without TLS, where browsers offer no randomUUID, each one is random and of version 4 too', () => {
  const own = globalThis.crypto
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => own.getRandomValues(bytes) })
  const made = Array.from({ length: 100 }, uuid)
  for (const one of made)
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(made.length)
})
