import { type ErrorCode, errors } from '@vizit/contract/errors.ts'
import { expect, test } from 'vitest'
import { isDataWithdrawn } from './is-data-withdrawn.ts'

test.each(Object.keys(errors) as ErrorCode[])(
  '%s withdraws earlier data, unless it may be temporary',
  code => {
    expect(isDataWithdrawn(code)).toBe(!errors[code].retry)
  },
)

test.each(['OFFLINE', 'TIMED_OUT'] as const)('%s is no answer, and withdraws nothing', code => {
  expect(isDataWithdrawn(code)).toBe(false)
})
