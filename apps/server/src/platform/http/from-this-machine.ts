import type { FastifyRequest } from 'fastify'
import { isLoopbackAddress } from './loopback.ts'

/** Headers that proxies add. Any one of them is enough, because browsers send none. */
const FORWARDED = [
  'x-forwarded-for',
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
]

export const isForwarded = ({ headers }: FastifyRequest) =>
  FORWARDED.some(name => headers[name] !== undefined)

/** Whether a program on this machine sent the request, and not a local proxy for somebody else. */
export const isFromThisMachine = (request: FastifyRequest) =>
  isLoopbackAddress(request.ip) && !isForwarded(request)
