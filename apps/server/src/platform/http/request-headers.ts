import { plainCode } from '@vizit/domain/validation/check-code.ts'
import type { FastifyRequest } from 'fastify'
import type { RequestedRange } from './handle-call.ts'

/** The activation code of the `access-code` header (calls §7.4). A malformed code is treated like a wrong one. */
export function accessCodeOf({ headers }: FastifyRequest): string | null {
  const given = headers['access-code']
  return typeof given === 'string' && given !== '' ? plainCode(given) : null
}

export function rangeOf({ headers }: FastifyRequest): RequestedRange | null {
  const { range, 'if-range': version } = headers
  return typeof range === 'string'
    ? { bytes: range, ofVersion: typeof version === 'string' ? version : null }
    : null
}
