import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isFromThisMachine } from '../http/from-this-machine.ts'

/** Who may read /metrics: they tell how busy the clinics are, and what the server can be brought down with. */
export interface MetricsAccess {
  /** Where there is one, it is needed from wherever one asks. */
  readonly token: string | undefined
  /** Whether whoever asks from this machine itself needs none, where none is set. */
  readonly onThisMachine: boolean
}

export function mayReadMetrics(request: FastifyRequest, { token, onThisMachine }: MetricsAccess): boolean {
  if (token === undefined) return onThisMachine && isFromThisMachine(request)
  const given = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(hashOf(given), hashOf(token))
}

/** Of one length, whatever was sent. */
const hashOf = (text: string) => createHash('sha256').update(text).digest()
