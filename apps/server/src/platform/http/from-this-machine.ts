import type { FastifyRequest } from 'fastify'
import { isLoopbackAddress } from './loopback.ts'

/** What proxies add to requests, of which one is enough: no browser sends any of them. */
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

/** Whether it was sent by a program of this machine, and not by a proxy on it for somebody else. */
export const isFromThisMachine = (request: FastifyRequest) =>
  isLoopbackAddress(request.ip) && !isForwarded(request)
