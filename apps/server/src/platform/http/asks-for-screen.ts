import type { FastifyRequest } from 'fastify'

/** Whether this asks for a page of the web app, and not for a call or a file. */
export function asksForScreen({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  return (
    (method === 'GET' || method === 'HEAD') &&
    !path.startsWith('/api/') &&
    !path.startsWith('/dev/') &&
    // No screen has a dot in its path; files have one, also hidden ones (`/.env`) and their folders.
    !/\.|%2e/i.test(path)
  )
}
