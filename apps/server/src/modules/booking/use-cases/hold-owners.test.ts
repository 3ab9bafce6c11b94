import { expect, test } from 'vitest'
import { holdOwnersOf } from './hold-owners.ts'

const id = '0198a7c4-8f52-7c53-9c55-2b8e0d1f4a11'
const patient = { kind: 'patient', accountId: id, deviceId: 'device-1', sessionId: id } as const

test("a guest whose id is an account's does not hold as that account", () => {
  expect(holdOwnersOf({ kind: 'guest', anonymousId: id })).not.toContain(id)
})

test('a guest always has the same holder id, and another guest another one', () => {
  const [holder] = holdOwnersOf({ kind: 'guest', anonymousId: id })
  expect(holdOwnersOf({ kind: 'guest', anonymousId: id })).toEqual([holder])
  expect(holdOwnersOf({ kind: 'guest', anonymousId: id.replace('0', '1') })).not.toEqual([holder])
})

test('a patient holds as the account, and keeps the hold made as a guest before signing in', () => {
  const guest = holdOwnersOf({ kind: 'guest', anonymousId: id })
  expect(holdOwnersOf(patient)).toEqual([id])
  expect(holdOwnersOf({ ...patient, formerGuest: id })).toEqual([id, ...guest])
})
