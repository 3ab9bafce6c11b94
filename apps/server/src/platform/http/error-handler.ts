import type { FastifyRequest } from 'fastify'
import { isOutage } from '../database/outage.ts'
import { AccountDeletedError } from './account-deleted-error.ts'
import { unpackProblem } from './packed-body.ts'
import { Refused, unavailable } from './refusal.ts'
import { wrongFieldsOf } from './wrong-fields.ts'

/** Turns any error that reaches the HTTP layer into a code of the error catalogue. */
export function refusalOf(error: unknown, requestId: string, request?: FastifyRequest): Refused {
  const fields = wrongFieldsOf(error, request)
  if (fields) return new Refused('INVALID_ARGUMENT', { fields })
  if (error instanceof AccountDeletedError) return new Refused('SESSION_EXPIRED', {})
  if (isOutage(error)) return unavailable()
  const { statusCode } = (error ?? {}) as { statusCode?: number }
  if (statusCode === 413) return new Refused('PAYLOAD_TOO_LARGE', {})
  if (statusCode === 429) {
    const { retryAfter = 60 } = error as { retryAfter?: number }
    return new Refused('TOO_MANY_REQUESTS', { retryAfter })
  }
  if (statusCode === 503) return unavailable()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const problem = unpackProblem(error)
    return new Refused('INVALID_ARGUMENT', { fields: problem ? [{ path: 'body', problem }] : [] })
  }
  return new Refused('UNEXPECTED_PROBLEM', { requestId })
}
