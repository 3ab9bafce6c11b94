import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Notice } from './changes.ts'
import { read, written } from './notices.ts'

test.each<[string, Notice]>([
  ['one account', { topic: 'visits', accounts: [randomUUID()] }],
  ['everyone', { topic: 'config', accounts: 'everyone' }],
])('a notice to %s is read as it was written', (_case, notice) => {
  expect(written([notice]).map(read)).toEqual([notice])
})

test('a notice to very many is written in parts that NOTIFY takes', () => {
  const accounts = Array.from({ length: 1001 }, () => randomUUID())
  const texts = written([{ topic: 'family', accounts }])
  expect(Math.max(...texts.map(text => Buffer.byteLength(text)))).toBeLessThan(8000)
  expect(texts.map(read).flatMap(notice => notice?.accounts ?? [])).toEqual(accounts)
})

test('a notice to nobody is not written: without names it would mean everyone', () => {
  expect(written([{ topic: 'visits', accounts: [] }])).toEqual([])
})

test('what a newer server says of topics unknown here is passed over', () => {
  expect(read('reviews 1')).toBeNull()
})
