import type { FastifyInstance } from 'fastify'

/** Lets the calls of a module take files as they are sent; what a file is, its content says (contract, `Upload`). */
export function takeFiles(app: FastifyInstance): void {
  for (const type of [/^image\//, 'application/octet-stream']) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  }
}

export function isFile(body: unknown): body is Buffer {
  return Buffer.isBuffer(body) && body.length > 0
}
