import { expect, test } from 'vitest'
import { addressHash } from './address-hash.ts'

const key = Buffer.alloc(32, 7)
const same = (a: string, b: string) => addressHash(key, a).equals(addressHash(key, b))

test('addresses of one IPv6 network are one sender, and each IPv4 address its own', () => {
  expect(same('2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9')).toBe(true)
  expect(same('2001:0db8:1:2::1', '2001:db8:1:2::9')).toBe(true)
  expect(same('2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false)
  expect(same('::1', '::2')).toBe(true)
  expect(same('::ffff:10.0.0.1', '10.0.0.1')).toBe(true)
  expect(same('10.0.0.1', '10.0.0.2')).toBe(false)
})

test('the hash does not reveal the address without the key', () => {
  expect(addressHash(Buffer.alloc(32, 8), '10.0.0.1').equals(addressHash(key, '10.0.0.1'))).toBe(false)
})
