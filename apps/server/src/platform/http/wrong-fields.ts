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

/** In the order in which Fastify looks at them: it stops at the first that does not fit. */
const PARTS = ['params', 'body', 'query'] as const
const CONTEXTS: Readonly<Record<string, (typeof PARTS)[number]>> = {
  params: 'params',
  body: 'body',
  querystring: 'query',
}

/**
 * All that is wrong with a request that does not fit its call, so that nobody mends one field to be told of the next: by
 * the schemas of all its parts, and by the rules of the call where a field fits its schema. Undefined: it is another error.
 */
export function wrongFieldsOf(error: unknown, request?: FastifyRequest): WrongField[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const { validationContext } = error as { validationContext?: string }
  const named = [...error.validation.flatMap(namesOf), ...namedLater(request, validationContext)]
  const tops = new Set(named.map(({ path }) => path.split('.', 1)[0]))
  return [...named, ...byRules(request, tops).filter(({ path }) => !tops.has(path.split('.', 1)[0]))]
}

/** A field that no call takes is told by its own name: the object around it is right in all else. */
function namesOf({ instancePath, keyword, params }: ZodFastifySchemaValidationError): WrongField[] {
  const path = instancePath.split('/').filter(Boolean)
  const unknown = keyword === 'unrecognized_keys' ? (params as { keys: string[] }).keys : null
  return (unknown?.map(key => [...path, key]) ?? [path]).map(way => ({
    path: way.join('.'),
    problem: keyword,
  }))
}

/** By the parts of the request that come after the one that was refused. */
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

/** Of the body, without the fields that are wrong already. */
function byRules(request: FastifyRequest | undefined, wrong: ReadonlySet<string | undefined>): WrongField[] {
  const { call, rules } = request?.routeOptions.config ?? {}
  const body = request?.body
  if (!call?.body || !rules || typeof body !== 'object' || body === null) return []
  return [...rules(Object.fromEntries(Object.entries(body).filter(([field]) => !wrong.has(field))))]
}
