import { validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DatabaseBusy } from '../database/patient-pool.ts'
import { refusalOf } from './error-handler.ts'

const withCode = (code: string) => Object.assign(new Error('away'), { code })

test.each([
  ['a database that is too busy', new DatabaseBusy(new Error('timeout'))],
  ['a missing database', withCode('ECONNREFUSED')],
  ['a database that goes down', withCode('57P01')],
])('%s is an outage, and a retry may help', (_case, error) => {
  expect(refusalOf(error, 'r-1').code).toBe('SERVICE_UNAVAILABLE')
})

test("an unexpected error is answered with its request's id", () => {
  expect(refusalOf(withCode('42703'), 'r-1')).toMatchObject({
    code: 'UNEXPECTED_PROBLEM',
    attributes: { requestId: 'r-1' },
  })
})

test('every unknown field of a request is named by its path', () => {
  const schema = z.strictObject({ name: z.string(), at: z.array(z.strictObject({ day: z.string() })) })
  const check = validatorCompiler({ schema, method: 'POST', url: '/' })
  const { error: validation } = check({
    name: 1,
    nick: '',
    sex: '',
    at: [{ day: '1' }, { day: '2', hour: 3 }],
  }) as {
    error: unknown
  }
  expect(refusalOf(Object.assign(new Error(), { validation }), 'r-1')).toMatchObject({
    code: 'INVALID_ARGUMENT',
    attributes: {
      fields: [
        { path: 'name', problem: 'invalid_type' },
        { path: 'at.1.hour', problem: 'unrecognized_keys' },
        { path: 'nick', problem: 'unrecognized_keys' },
        { path: 'sex', problem: 'unrecognized_keys' },
      ],
    },
  })
})
