import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import './jsdom-polyfills.ts'

// The server in these tests uses Node's byte arrays and keys, which differ from those of jsdom.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
