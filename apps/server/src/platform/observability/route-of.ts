import type { FastifyRequest } from 'fastify'

/** The pattern of the route, never the address asked for: that may name people, and has no end of values. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unmatched'
