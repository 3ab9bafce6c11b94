import { type ErrorCode, errors } from '@vizit/contract/errors.ts'
import { expect, test } from 'vitest'
import { isDataWithdrawn } from './is-data-withdrawn.ts'

test.each(Object.keys(errors) as ErrorCode[])(
  '%s takes back what was told, unless it may pass by itself',
  code => {
    expect(isDataWithdrawn(code)).toBe(!errors[code].retry)
  },
)

test.each(['OFFLINE', 'TIMED_OUT'] as const)('%s is no answer, and takes nothing back', code => {
  expect(isDataWithdrawn(code)).toBe(false)
})
