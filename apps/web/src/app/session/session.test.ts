import { expect, test, vi } from 'vitest'
import { tokens } from '../../testing/people.ts'
import { dropAllDrafts, keepDraft, readDraft } from '../browser-storage/drafts.ts'
import { keepDraftsOfSameUser } from './draft-owner.ts'
import { session, sessionStore } from './session.ts'

/** The event that a tab receives when another tab has written to the shared storage. */
const otherTab = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

test('signing out in another tab signs this one out', () => {
  session.start(tokens)
  const heard = vi.fn()
  const unsubscribe = session.subscribe(heard)
  localStorage.removeItem('session')
  otherTab('session')
  expect(heard).toHaveBeenCalledExactlyOnceWith('guest', 'elsewhere')
  expect(session.state()).toBe('guest')
  unsubscribe()
})

test('a session that ended in another tab has ended here', () => {
  session.start(tokens)
  localStorage.setItem('session', '"expired"')
  otherTab('session')
  expect(session.state()).toBe('expired')
})

test('tokens refreshed in another tab are used here, without a change on the screen', () => {
  session.start(tokens)
  const heard = vi.fn()
  const unsubscribe = session.subscribe(heard)
  localStorage.setItem('session', JSON.stringify({ ...tokens, identityToken: 'renewed' }))
  otherTab('session')
  expect(heard).not.toHaveBeenCalled()
  expect(sessionStore.read()?.identityToken).toBe('renewed')
  unsubscribe()
})

test('tasks run one at a time', async () => {
  const order: string[] = []
  await Promise.all([
    sessionStore.withMutex(async () => {
      order.push('first begins')
      await Promise.resolve()
      order.push('first ends')
    }),
    sessionStore.withMutex(async () => void order.push('second')),
  ])
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})

test('the device keeps its ids', () => {
  expect(sessionStore.deviceId).toBe(sessionStore.deviceId)
  expect(sessionStore.deviceId).not.toBe(sessionStore.anonymousId)
})

test('drafts are kept for the same person, not for another', () => {
  keepDraftsOfSameUser('anna')
  keepDraft('profile', { lastName: 'Ковалёва' })
  keepDraftsOfSameUser('anna')
  expect(readDraft('profile')).toEqual({ lastName: 'Ковалёва' })
  keepDraftsOfSameUser('boris')
  expect(readDraft('profile')).toEqual({})
})

test('only drafts are dropped', () => {
  sessionStorage.setItem('provider', 'demo')
  keepDraft('profile', {})
  dropAllDrafts()
  expect(sessionStorage.getItem('draft:profile')).toBeNull()
  expect(sessionStorage.getItem('provider')).toBe('demo')
})
