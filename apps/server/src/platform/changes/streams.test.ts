import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { Streams } from './streams.ts'

const few = { perSession: 2, perAccount: 2, overall: 3 }
const follower = (accountId: string, sessionId = accountId) => ({ accountId, sessionId })

test('an account that opens too many pages has its oldest one closed', async () => {
  const streams = new Streams(few)
  const [oldest, ...others] = ['first', 'second', 'third'].map(session =>
    streams.open(follower('anna', session)),
  )
  expect(oldest && (await text(oldest))).toBe('retry: 5000\n\n')
  expect(streams.sessions()).toEqual(new Set(['second', 'third']))
  streams.endAll()
  for (const stream of others) if (stream) await text(stream)
})

test('a session that opens too many pages has its own oldest one closed, not those of other devices', async () => {
  const streams = new Streams({ perSession: 10, perAccount: 50, overall: 100 })
  const phone = streams.open(follower('anna', 'phone'))
  const tabs = Array.from({ length: 11 }, () => streams.open(follower('anna', 'laptop')))
  expect(streams.count).toBe(11)
  expect(tabs[0] && (await text(tabs[0]))).toBe('retry: 5000\n\n')
  expect(phone?.destroyed).toBe(false)
  streams.endSession('laptop')
  expect(streams.sessions()).toEqual(new Set(['phone']))
})

test('a full server opens no more streams until one is closed', async () => {
  const streams = new Streams(few)
  const opened = ['anna', 'boris', 'vera'].map(account => streams.open(follower(account)))
  expect(streams.open(follower('gleb'))).toBeNull()
  await new Promise(closed => opened[0]?.once('close', closed).destroy())
  expect(streams.open(follower('gleb'))).not.toBeNull()
})

test('a stopping server opens no streams', () => {
  const streams = new Streams(few)
  streams.endAll()
  expect(streams.open(follower('anna'))).toBeNull()
})

test('heartbeats and changes are sent as text of the protocol until the session ends', async () => {
  const streams = new Streams(few)
  const stream = streams.open(follower('anna', 'session'))
  streams.beat()
  streams.send({ topic: 'visits', accounts: ['anna', 'boris'] })
  streams.send('missed')
  streams.endSession('session')
  streams.send({ topic: 'profile', accounts: 'everyone' })
  expect(stream && (await text(stream))).toBe(
    'retry: 5000\n\n: still here\n\nevent: changed\ndata: visits\n\nevent: refresh\ndata: \n\n',
  )
})

test('a page that does not read its stream is disconnected', async () => {
  const streams = new Streams(few)
  const stream = streams.open(follower('anna'))
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  stream?.once('close', resolve)
  while (stream && !stream.destroyed) streams.beat()
  await closed
  expect(streams.count).toBe(0)
})
