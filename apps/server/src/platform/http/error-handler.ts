import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import { isOutage } from '../database/outage.ts'
import { AccountGone } from './account-gone.ts'
import { Refused, unavailable } from './refusal.ts'

/** Any error that reached the server's edge, as a code of the catalogue. */
export function refusalOf(error: unknown, requestId: string): Refused {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Refused('INVALID_ARGUMENT', { fields: error.validation.flatMap(wrongFields) })
  }
  if (error instanceof AccountGone) return new Refused('SESSION_EXPIRED', {})
  if (isOutage(error)) return unavailable()
  const { statusCode } = (error ?? {}) as { statusCode?: number }
  if (statusCode === 413) return new Refused('PAYLOAD_TOO_LARGE', {})
  if (statusCode === 429) {
    const { retryAfter = 60 } = error as { retryAfter?: number }
    return new Refused('TOO_MANY_REQUESTS', { retryAfter })
  }
  if (statusCode === 503) return unavailable()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refused('INVALID_ARGUMENT', { fields: [] })
  }
  return new Refused('UNEXPECTED_PROBLEM', { requestId })
}

/** A field that no call takes is told by its own name: the object around it is right in all else. */
function wrongFields({ instancePath, keyword, params }: ZodFastifySchemaValidationError) {
  const path = instancePath.split('/').filter(Boolean)
  const unknown = keyword === 'unrecognized_keys' ? (params as { keys: string[] }).keys : null
  return (unknown?.map(key => [...path, key]) ?? [path]).map(way => ({
    path: way.join('.'),
    problem: keyword,
  }))
}
