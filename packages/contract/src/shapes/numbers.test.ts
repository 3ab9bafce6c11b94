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

const queryNumbers = Object.entries(api).flatMap(([name, { query }]: [string, Call]) =>
  query instanceof z.ZodObject
    ? Object.entries(query.shape as Record<string, z.ZodType>)
        .filter(([, field]) => /^(integer|number)$/.test(String((jsonOf(field) as JsonSchema).type)))
        .map(([field, shape]) => ({ field: `${name}.${field}`, shape }))
    : [],
)

test.each(queryNumbers)('$field is read in decimal digits only', ({ shape }) => {
  for (const text of ['', ' ', ' 17', '17 ', '0x11', '1e1', '+17', '1_7', '١٧', 'Infinity'])
    expect(shape.safeParse(text).success, JSON.stringify(text)).toBe(false)
  // 20 is within the bounds of all.
  expect(shape.parse('20')).toBe(20)
})

test('the numbers of queries are found', () => {
  expect(queryNumbers.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['findDoctors.age', 'findDoctors.limit', 'search.limit', 'findPharmacies.radius']),
  )
})
