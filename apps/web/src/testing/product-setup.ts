import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import './lacking-in-jsdom.ts'

// The server beside the screens works with the bytes and keys of Node, which those of jsdom are not.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
