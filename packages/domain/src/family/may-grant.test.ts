import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL, accessLevels, levelsOf } from '../access/access-level.ts'
import { isGrantable, mayGrant } from './may-grant.ts'

const level = fc.constantFrom(...accessLevels)
const override = fc.dictionary(level, fc.subarray([...accessLevels, 'ALL']), { maxKeys: 3 })

test('nobody can give rights that they do not hold, whatever the levels mean', () =>
  fc.assert(
    fc.property(fc.subarray([...accessLevels]), level, override, (held, given, meaning) => {
      if (!mayGrant(held, given, meaning)) return
      expect(held).toContain('GRANT')
      expect(held).toEqual(expect.arrayContaining(levelsOf(given, meaning).filter(isGrantable)))
    }),
  ))

test('a holder of more rights can give at least as much', () =>
  fc.assert(
    fc.property(
      fc.subarray([...accessLevels]),
      fc.subarray([...accessLevels]),
      level,
      override,
      (some, others, given, meaning) => {
        if (mayGrant(some, given, meaning)) expect(mayGrant([...some, ...others], given, meaning)).toBe(true)
      },
    ),
  ))

test('a holder of all rights can give everything but EDIT_PROFILE; one who may only book can give nothing', () => {
  for (const given of accessLevels) {
    expect(mayGrant(levelsOf(ALL), given)).toBe(given !== 'EDIT_PROFILE')
    expect(mayGrant(levelsOf('BOOK_VISITS'), given)).toBe(false)
  }
})
