import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Notice } from './changes.ts'
import { read, written } from './notices.ts'

test.each<[string, Notice]>([
  ['one account', { topic: 'visits', accounts: [randomUUID()] }],
  ['everyone', { topic: 'config', accounts: 'everyone' }],
])('a notification to %s is read as it was written', (_case, notice) => {
  expect(written([notice]).map(read)).toEqual([notice])
})

test('a notification to very many accounts is split into texts that NOTIFY accepts', () => {
  const accounts = Array.from({ length: 1001 }, () => randomUUID())
  const texts = written([{ topic: 'family', accounts }])
  expect(Math.max(...texts.map(text => Buffer.byteLength(text)))).toBeLessThan(8000)
  expect(texts.map(read).flatMap(notice => notice?.accounts ?? [])).toEqual(accounts)
})

test('a notification to no accounts is not written, because without accounts it would mean everyone', () => {
  expect(written([{ topic: 'visits', accounts: [] }])).toEqual([])
})

test('topics of a newer server that are unknown here are ignored', () => {
  expect(read('not-known-here 1')).toBeNull()
})
