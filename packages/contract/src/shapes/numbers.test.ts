import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '../api.ts'
import type { Call } from '../call.ts'
import { errors } from '../errors.ts'

type JsonSchema = { type?: string; maximum?: number; minimum?: number } & Record<string, unknown>

/** The largest value of a column or of a date; smaller than the largest safe integer. */
const LARGEST = 253_402_300_799

function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, minimum, maximum } = schema as JsonSchema
  const isFree =
    (type === 'integer' && !(Number(maximum) <= LARGEST && Number(minimum) >= -LARGEST)) ||
    (type === 'number' && (maximum === undefined || minimum === undefined))
  return [
    ...(isFree ? [path] : []),
    ...Object.entries(schema).flatMap(([name, inner]) => unbounded(inner, `${path}.${name}`)),
  ]
}

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

test('every number of the contract has the bounds of its column', () => {
  const ofCalls = Object.entries(api).flatMap(([name, call]: [string, Call]) =>
    (['params', 'query', 'body', 'answer'] as const).flatMap(part =>
      call[part] ? unbounded(jsonOf(call[part]), `${name}.${part}`) : [],
    ),
  )
  const ofErrors = Object.entries(errors).flatMap(([code, { attributes }]) =>
    unbounded(jsonOf(attributes), code),
  )
  expect([...ofCalls, ...ofErrors]).toEqual([])
})
