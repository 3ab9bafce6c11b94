import '../../testing/indexed-db.ts'
import { expect, test, vi } from 'vitest'
import { forgetCode, openWith, setCode, unlock } from './device-store.ts'
import { hasCode } from './has-code.ts'
import { DATABASE } from './store-register.ts'
import { storeState } from './store-state.ts'
import {
  beginWithOpenStore,
  CODE,
  count,
  databases,
  FEW,
  keys,
  save,
  startOffline,
  state,
  syncedAt,
} from './testing/open-store-of-session.ts'

beginWithOpenStore()

test('without the keys a code opens the store; without a code it stays closed', async () => {
  await save()
  await setCode(CODE, keys, FEW)
  await startOffline()
  expect([state(), await count(), await save()]).toEqual(['locked', null, 'closed'])
  expect(await unlock(CODE)).toEqual({ outcome: 'open' })
  expect([state(), await count()]).toEqual(['open', 1])
  await forgetCode()
  expect([storeState.get().hasCode, hasCode()]).toEqual([false, false])
  expect(await unlock(CODE)).toEqual({ outcome: 'no-code' })
})

test('a store opened by a code closes after a long absence, one opened by the server does not', async () => {
  await setCode(CODE, keys, FEW)
  const away = (minutes: number) => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
    document.dispatchEvent(new Event('visibilitychange'))
    isHidden.mockReturnValue(false)
    clock.mockReturnValue(minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  away(600)
  expect(state()).toBe('open')
  await startOffline()
  await unlock(CODE)
  away(4)
  expect(state()).toBe('open')
  away(6)
  expect(state()).toBe('locked')
})

test('a changed code opens the store, the former one does not', async () => {
  await setCode('271828', keys, FEW)
  await setCode(CODE, keys, FEW)
  await startOffline()
  expect(await unlock('271828')).toMatchObject({ outcome: 'wrong', attemptsLeft: 9 })
  expect(await unlock(CODE)).toEqual({ outcome: 'open' })
})

test('wrong codes have growing waits, and the tenth in a row deletes everything', async () => {
  await save()
  await setCode(CODE, keys, FEW)
  await startOffline()
  let now = Date.parse(syncedAt)
  const waits: number[] = []
  for (let wrong = 1; wrong < 10; wrong += 1) {
    const result = await unlock('000000', () => now)
    if (result.outcome !== 'wrong') throw new Error(result.outcome)
    expect(result.attemptsLeft).toBe(10 - wrong)
    waits.push(result.waitMs / 1000)
    if (result.waitMs > 0) {
      // Not even the right one is tried before its time.
      expect(await unlock(CODE, () => now + result.waitMs - 1)).toMatchObject({ outcome: 'wait', waitMs: 1 })
    }
    now += result.waitMs
  }
  expect(waits).toEqual([0, 0, 0, 30, 60, 120, 300, 900, 3600])
  expect(await unlock('000000', () => now)).toEqual({ outcome: 'wiped' })
  expect([state(), storeState.get().wiped, hasCode()]).toEqual(['none', true, false])
  expect(await databases()).not.toContain(DATABASE)
})

test("the right code and the session's keys reset the count of wrong codes", async () => {
  await setCode(CODE, keys, FEW)
  for (const open of [() => unlock(CODE), () => openWith(keys)]) {
    await startOffline()
    await unlock('000000')
    await open()
    await startOffline()
    expect(await unlock('000000')).toMatchObject({ attemptsLeft: 9 })
    await unlock(CODE)
  }
})
