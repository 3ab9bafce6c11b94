import { expect, test } from 'vitest'
import { DatabaseBusy } from '../database/patient-pool.ts'
import { refusalOf } from './error-handler.ts'

const withCode = (code: string) => Object.assign(new Error('away'), { code })

test.each([
  ['a database that is too busy', new DatabaseBusy(new Error('timeout'))],
  ['a database that is not there', withCode('ECONNREFUSED')],
  ['a database that goes down', withCode('57P01')],
])('%s is an outage, which passes', (_case, error) => {
  expect(refusalOf(error, 'r-1').code).toBe('SERVICE_UNAVAILABLE')
})

test('what nobody foresaw is told by the number of its request', () => {
  expect(refusalOf(withCode('42703'), 'r-1')).toMatchObject({
    code: 'UNEXPECTED_PROBLEM',
    attributes: { requestId: 'r-1' },
  })
})
