import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOutdated, versionLabel } from './is-outdated.ts'

test.each([
  ['the same', '1.2.3', '1.2.3', false],
  ['older in the last place', '1.2.2', '1.2.3', true],
  ['newer in the first', '2.0', '1.9.9', false],
  ['numbers, not words', '0.0.361', '0.0.97', false],
  ['shorter, and the same', '1.2', '1.2.0', false],
  ['shorter, and older', '1.2', '1.2.1', true],
  ['longer, and newer', '1.2.0.1', '1.2', false],
  ['the installed app', '1.2.2-installed', '1.2.3', true],
  ['a version that cannot be read', 'dev', '1.2.3', false],
  ['none told', undefined, '1.2.3', false],
  ['no minimum', '0.0.1', null, false],
])('%s', (_case, version, minimum, outdated) => expect(isOutdated(version, minimum)).toBe(outdated))

const versions = fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }).map(numbers => numbers.join('.'))

test('no version is older than itself, nor two versions older than each other', () =>
  fc.assert(
    fc.property(versions, versions, (one, other) => {
      expect(isOutdated(one, one)).toBe(false)
      expect(isOutdated(one, other) && isOutdated(other, one)).toBe(false)
    }),
  ))

test('a version older than an older one is older than the newer one too', () =>
  fc.assert(
    fc.property(versions, versions, versions, (one, other, third) => {
      fc.pre(isOutdated(one, other) && isOutdated(other, third))
      expect(isOutdated(one, third)).toBe(true)
    }),
  ))

test('only digits and dots of a version are shown', () => {
  expect(['0.1.0-installed', '1.2', 'dev', ''].map(versionLabel)).toEqual(['0.1.0', '1.2', '', ''])
})
