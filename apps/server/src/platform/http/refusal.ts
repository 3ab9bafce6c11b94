import { type ErrorAttributes, type ErrorCode, errors } from '@vizit/contract/errors.ts'
import type { FastifyReply } from 'fastify'
import type { Language } from './language.ts'

/** An expected outcome that is not the answer: made by a handler's `refuse`, written here and nowhere else. */
export class Refused<C extends ErrorCode = ErrorCode> {
  readonly code: C
  readonly attributes: ErrorAttributes<C>
  constructor(code: C, attributes: ErrorAttributes<C>) {
    this.code = code
    this.attributes = attributes
  }
}

/** The text of a code for people, in their language. */
export type Detail = (code: ErrorCode, language: Language, attributes: object) => string

/** Writes `{ code, detail, attributes }` with the status of the catalogue, and `Retry-After` where it is known. */
export function sendRefusal(reply: FastifyReply, refused: Refused, detail: string): FastifyReply {
  if ('retryAfter' in refused.attributes) reply.header('retry-after', String(refused.attributes.retryAfter))
  if ('byteCount' in refused.attributes) {
    reply.header('content-range', `bytes */${refused.attributes.byteCount}`)
  }
  return reply
    .status(errors[refused.code].status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: refused.code, detail, attributes: refused.attributes }))
}
