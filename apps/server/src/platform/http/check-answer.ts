import { isDeepStrictEqual } from 'node:util'
import { type Call, callErrors } from '@vizit/contract/call.ts'
import { ErrorBody, errors } from '@vizit/contract/errors.ts'
import type { z } from 'zod'

/** What a call is about to answer. */
export interface AnswerToCheck {
  readonly status: number
  readonly type: string
  /** Undefined: the body is not text (a file, a stream of events). */
  readonly text: string | undefined
}

/**
 * Compares an answer or a refusal with its call's contract: status, media type, error code, shape, and fields that
 * the contract (and so the OpenAPI document) does not know. Undefined: it fits.
 */
export function breachesOf(call: Call, given: AnswerToCheck): string[] {
  if (given.status >= 300) return breachesOfRefusal(call, given)
  const { status, type, text } = given
  if (!statusesOf(call).includes(status)) return [`status ${status}`]
  if (call.answer === undefined || (status === 204 && call.nothingMeans)) return breachesOfType(call, given)
  if (!isJson(type)) return [`media type ${type}`]
  return misfits(call.answer, JSON.parse(text ?? 'null'))
}

const statusesOf = (call: Call) => [
  call.status,
  ...(call.nothingMeans ? [204] : []),
  ...(call.ranges ? [206] : []),
]

function breachesOfType({ produces }: Call, { status, type, text }: AnswerToCheck): string[] {
  if (produces && status !== 204) return isOf(produces, type) ? [] : [`media type ${type}`]
  return text ? ['a body where there should be none'] : []
}

/** Ignores parameters such as `charset`. A call may declare a whole kind: `image/*`. */
const isOf = (produces: string, type: string) =>
  produces.endsWith('/*') ? type.startsWith(produces.slice(0, -1)) : essence(type) === essence(produces)

const essence = (type: string) => type.split(';', 1)[0]?.trim()

function breachesOfRefusal(call: Call, { status, type, text }: AnswerToCheck): string[] {
  if (!isJson(type)) return [`status ${status} of media type ${type}`]
  const refusal: unknown = JSON.parse(text ?? 'null')
  const [misfit, ...others] = misfits(ErrorBody, refusal)
  if (misfit !== undefined) return [misfit, ...others]
  const { code, attributes } = ErrorBody.parse(refusal)
  return [
    ...(callErrors(call).includes(code) ? [] : [`undeclared ${code}`]),
    ...(errors[code].status === status ? [] : [`${code} with status ${status}`]),
    ...misfits(errors[code].attributes, attributes).map(path => `${code} ${path}`),
  ]
}

const isJson = (type: string) => type.startsWith('application/json')

function misfits(schema: z.ZodType, json: unknown): string[] {
  const { data, error } = schema.safeParse(json)
  // Only the paths: values may be personal data.
  if (error) return error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
  // A schema drops the fields that it does not know.
  return isDeepStrictEqual(data, json) ? [] : unknownFields(json, data)
}

function unknownFields(given: unknown, known: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null)
    return isDeepStrictEqual(given, known) ? [] : [`${path} changed`]
  const kept = (known ?? {}) as Record<string, unknown>
  return Object.entries(given).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return key in kept ? unknownFields(value, kept[key], here) : [`${here} unknown`]
  })
}
