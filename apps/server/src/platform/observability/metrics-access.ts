import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { credentialsOf } from '../http/credentials-of.ts'
import { isFromThisMachine } from '../http/from-this-machine.ts'

/** Who may read /metrics: it shows how busy the clinics are, and where the server is vulnerable. */
export interface MetricsAccess {
  /** If set, it is required from everywhere. */
  readonly token: string | undefined
  /** Whether requests from this machine need no token, if none is set. */
  readonly onThisMachine: boolean
}

export function mayReadMetrics(request: FastifyRequest, { token, onThisMachine }: MetricsAccess): boolean {
  if (token === undefined) return onThisMachine && isFromThisMachine(request)
  const given = credentialsOf(request.headers.authorization, 'Bearer') ?? ''
  return timingSafeEqual(hashOf(given), hashOf(token))
}

/** A hash has a fixed length, which the comparison in constant time needs. */
const hashOf = (text: string) => createHash('sha256').update(text).digest()
