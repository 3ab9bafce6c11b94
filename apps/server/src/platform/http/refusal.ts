import { type ErrorAttributes, type ErrorCode, errors } from '@vizit/contract/errors.ts'
import type { FastifyReply } from 'fastify'
import type { Language } from './language.ts'

/** An expected outcome that is not the answer. Handlers make it by `refuse`; only this file writes it to HTTP. */
export class Refused<C extends ErrorCode = ErrorCode> {
  readonly code: C
  readonly attributes: ErrorAttributes<C>
  constructor(code: C, attributes: ErrorAttributes<C>) {
    this.code = code
    this.attributes = attributes
  }
}

/**
 * In seconds. A planned failover takes about twenty, so a client that retries three times finds the database
 * again.
 */
const RETRY_AFTER = 5

/** The server, or what it depends on, is temporarily unavailable. */
export const unavailable = () => new Refused('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER })

/** The text of a code in the user's language. */
export type Detail = (code: ErrorCode, language: Language, attributes: object) => string

export const refusalText = ({ code, attributes }: Refused, detail: string): string =>
  JSON.stringify({ code, detail, attributes })

/** Writes `{ code, detail, attributes }` with the catalogue's status, and `Retry-After` if it is known. */
export function sendRefusal(reply: FastifyReply, refused: Refused, detail: string): FastifyReply {
  const { retryAfter } = refused.attributes as { retryAfter?: number }
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if ('methods' in refused.attributes) reply.header('allow', refused.attributes.methods.join(', '))
  if ('byteCount' in refused.attributes) {
    reply.header('content-range', `bytes */${refused.attributes.byteCount}`)
  }
  return reply
    .status(errors[refused.code].status)
    .type('application/json; charset=utf-8')
    .send(refusalText(refused, detail))
}
