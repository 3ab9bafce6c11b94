import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roughAddress } from './rough-address.ts'

test.each([
  ['178.120.14.7', '178.120.*.*'],
  ['::ffff:178.120.14.7', '178.120.*.*'],
  ['2a02:1f4:38:9::1', '2a02:1f4:38::*'],
  ['2A02:1F4::1', '2a02:1f4:0::*'],
  ['fe80::1%eth0', 'fe80:0:0::*'],
  ['::1', '0:0:0::*'],
  ['unknown', null],
])('%s is stored as %s', (address, kept) => expect(roughAddress(address)).toBe(kept))

test('two neighbours of one network have the same rough address', () =>
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, two) => {
      const neighbour = [...one.split('.').slice(0, 2), ...two.split('.').slice(2)].join('.')
      expect(roughAddress(neighbour)).toBe(roughAddress(one))
    }),
  ))
