import type { Call } from '@vizit/contract/call.ts'
import { z } from 'zod'

const UUID = '3f2b8c1e-6f0a-4d55-9d3b-0a8f5f6f7a10'
const samples: unknown[] = [
  '1',
  UUID,
  '2026-03-02',
  '123456',
  'device-one',
  'demo',
  'a'.repeat(16),
  'a'.repeat(64),
  'A'.repeat(87),
  'A'.repeat(22),
  '1:1',
  'MALE',
  'true',
  'all',
  true,
  1,
  null,
  // A barcode.
  '4600051000057',
]
/** Valid values of a person's fields, so that only the field that a test changes is wrong. */
const person: Readonly<Record<string, string>> = {
  fullNameRu: 'Иванова Анна',
  lastName: 'Иванова',
  firstName: 'Анна',
  middleName: '-',
  birthDate: '1990-05-17',
}
const ADULT_BIRTHDAY = '1990-05-17'
export const PARTS = ['params', 'query', 'body'] as const
type Part = (typeof PARTS)[number]
export type Input = { [P in Part]?: Record<string, unknown> }

/** A valid input of a call; the things that it names need not exist. */
export function inputOf(call: Call): Input {
  return Object.fromEntries(PARTS.flatMap(part => (call[part] ? [[part, sampleOf(call[part])]] : [])))
}

function sampleOf(schema: z.ZodType): Record<string, unknown> {
  // A list may be empty.
  if (schema instanceof z.ZodArray) return [] as unknown as Record<string, unknown>
  const fields = fieldsOf(schema)
  // A relative who is not a child must be an adult.
  const isAdult = fields.some(([name]) => name === 'relKind')
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const own = name === 'birthday' && isAdult ? ADULT_BIRTHDAY : person[name]
      const sample = own !== undefined && field.safeParse(own).success ? own : sampleFor(field)
      if (sample === undefined) throw new Error(`no sample for ${name}`)
      return [name, sample]
    }),
  )
}

function sampleFor(field: z.ZodType): unknown {
  if (field instanceof z.ZodEnum) return field.options[0]
  if (field instanceof z.ZodObject) return sampleOf(field)
  if (field instanceof z.ZodArray && !field.safeParse([]).success)
    return [sampleOf(field.element as z.ZodType)]
  if (field instanceof z.ZodArray) return [sampleOf(field.element as z.ZodType)]
  return samples.find(candidate => field.safeParse(candidate).success)
}

/** The required fields. */
export function fieldsOf(schema: z.ZodType | undefined): [string, z.ZodType][] {
  if (!(schema instanceof z.ZodObject)) return []
  const fields = Object.entries(schema.shape) as [string, z.ZodType][]
  return fields.filter(([, field]) => !field.safeParse(undefined).success)
}

export const namesOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** Every value of an input at any depth, required or optional. */
export function leavesOf(schema: z.ZodType | undefined, path: readonly string[] = []): string[][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      leavesOf(field as z.ZodType, [...path, name]),
    )
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return leavesOf(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodArray) return leavesOf(schema.element as z.ZodType, [...path, '0'])
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap(option => leavesOf(option as z.ZodType, path))
  return schema ? [[...path]] : []
}

/** A copy of the input with another value at one place; missing lists and objects on the path are created. */
export function withValue(part: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0') return [withValue(Array.isArray(part) ? part[0] : undefined, rest, value)]
  const fields = typeof part === 'object' && part !== null ? part : {}
  return { ...fields, [name]: withValue((fields as Record<string, unknown>)[name], rest, value) }
}
