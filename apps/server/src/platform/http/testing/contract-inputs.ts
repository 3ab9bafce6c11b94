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
  'a'.repeat(64),
  'A'.repeat(87),
  'A'.repeat(22),
  'MALE',
  'true',
  'all',
  true,
  1,
  null,
]
/** What breaks no rule of a person's fields, which would be named beside the field that a test makes wrong. */
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

/** Something that the contract takes; what it names need not exist. */
export function inputOf(call: Call): Input {
  return Object.fromEntries(PARTS.flatMap(part => (call[part] ? [[part, sampleOf(call[part])]] : [])))
}

function sampleOf(schema: z.ZodType): Record<string, unknown> {
  // A list may be empty; sent as JSON it is what it is.
  if (schema instanceof z.ZodArray) return [] as unknown as Record<string, unknown>
  const fields = fieldsOf(schema)
  // Whoever is somebody's relative, and no child, is an adult.
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

/** The fields that must be given. */
export function fieldsOf(schema: z.ZodType | undefined): [string, z.ZodType][] {
  if (!(schema instanceof z.ZodObject)) return []
  const fields = Object.entries(schema.shape) as [string, z.ZodType][]
  return fields.filter(([, field]) => !field.safeParse(undefined).success)
}

export const namesOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** Every value that a call may be given, however deep it lies and whether it must be given or not. */
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

/** The same input with another value at one place; lists and objects on the way there are made. */
export function withValue(part: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0') return [withValue(Array.isArray(part) ? part[0] : undefined, rest, value)]
  const fields = typeof part === 'object' && part !== null ? part : {}
  return { ...fields, [name]: withValue((fields as Record<string, unknown>)[name], rest, value) }
}
