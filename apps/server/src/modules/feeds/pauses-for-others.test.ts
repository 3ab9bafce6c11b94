import { expect, test } from 'vitest'
import { pausesForOthers } from './pauses-for-others.ts'

test('others have the database for half as long as each statement took', async () => {
  const { statement, pauses } = feed()
  await statement({ ms: 400, busy: 0.6 })
  await statement({ ms: 1000, busy: 0.25 })
  expect(pauses).toEqual([200, 500])
})

test('a feed waits for nobody where there is nobody', async () => {
  const { statement, pauses } = feed()
  await statement({ ms: 400, busy: 0.24 })
  await statement({ ms: 400, busy: 0 })
  expect(pauses).toEqual([])
})

test('a pause is no longer than a second, and all of them than a quarter of a minute', async () => {
  const { statement, pauses } = feed()
  for (let nth = 0; nth < 20; nth++) await statement({ ms: 3000, busy: 1 })
  expect(pauses).toEqual(Array.from({ length: 15 }, () => 1000))
})

test('what others did before the pause counts once', async () => {
  const { statement, pauses } = feed()
  await statement({ ms: 400, busy: 1 })
  await statement({ ms: 400, busy: 0 })
  expect(pauses).toEqual([200])
})

function feed() {
  let [at, busy] = [0, 0]
  const pauses: number[] = []
  const pause = pausesForOthers({
    now: () => at,
    busy: () => busy,
    wait: async ms => {
      pauses.push(ms)
      at += ms
    },
  })
  const statement = (took: { readonly ms: number; readonly busy: number }) => {
    at += took.ms
    busy = took.busy
    return pause()
  }
  return { statement, pauses }
}
