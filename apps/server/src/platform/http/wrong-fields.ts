import type { FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** A field of a request, by its path, and a machine-readable kind of what is wrong with it. */
export interface WrongField {
  readonly path: string
  readonly problem: string
}

/** The order in which Fastify validates; it stops at the first part that fails. */
const PARTS = ['params', 'body', 'query'] as const
const CONTEXTS: Readonly<Record<string, (typeof PARTS)[number]>> = {
  params: 'params',
  body: 'body',
  querystring: 'query',
}

/**
 * All errors of a request that does not fit its call, so that the user can correct them at once: those of the
 * schemas of all parts, and those of the call's rules for fields that fit their schema. Undefined: it is another
 * error.
 */
export function wrongFieldsOf(error: unknown, request?: FastifyRequest): WrongField[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const { validationContext } = error as { validationContext?: string }
  const named = [...error.validation.flatMap(namesOf), ...namedLater(request, validationContext)]
  const tops = new Set(named.map(({ path }) => path.split('.', 1)[0]))
  return [...named, ...byRules(request, tops).filter(({ path }) => !tops.has(path.split('.', 1)[0]))]
}

/** An unknown field is reported by its own path; the object around it may be correct. */
function namesOf({ instancePath, keyword, params }: ZodFastifySchemaValidationError): WrongField[] {
  const path = instancePath.split('/').filter(Boolean)
  const unknown = keyword === 'unrecognized_keys' ? (params as { keys: string[] }).keys : null
  return (unknown?.map(key => [...path, key]) ?? [path]).map(way => ({
    path: way.join('.'),
    problem: keyword,
  }))
}

/** The errors of the parts that come after the one that failed. */
function namedLater(request: FastifyRequest | undefined, context = ''): WrongField[] {
  const call = request?.routeOptions.config.call
  const refused = CONTEXTS[context]
  if (!call || refused === undefined) return []
  const later = PARTS.slice(PARTS.indexOf(refused) + 1)
  return later.flatMap(part => call[part]?.safeParse(request[part]).error?.issues.flatMap(issueNames) ?? [])
}

function issueNames(issue: z.core.$ZodIssue): WrongField[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [key]) : [[]]
  return keys.map(key => ({ path: [...issue.path, ...key].join('.'), problem: issue.code }))
}

/** The body without the fields that failed already. */
function byRules(request: FastifyRequest | undefined, wrong: ReadonlySet<string | undefined>): WrongField[] {
  const { call, rules } = request?.routeOptions.config ?? {}
  const body = request?.body
  if (!call?.body || !rules || typeof body !== 'object' || body === null) return []
  return [...rules(Object.fromEntries(Object.entries(body).filter(([field]) => !wrong.has(field))))]
}
