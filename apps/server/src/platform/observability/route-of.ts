import type { FastifyRequest } from 'fastify'

/**
 * The pattern of the route, never the URL: a URL may contain personal data, and would make endless label values.
 */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unmatched'
