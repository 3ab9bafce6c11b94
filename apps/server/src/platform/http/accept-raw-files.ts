import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the calls of a module accept raw files; the type of a file is decided by its content (contract, `Upload`).
 */
export function acceptRawFiles(app: FastifyInstance): void {
  for (const type of [/^image\//, 'application/octet-stream']) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  }
}

export function isFile(body: unknown): body is Buffer {
  return Buffer.isBuffer(body) && body.length > 0
}

/** Lets the calls of a module read a body as it comes; what it is, its content says. */
export function acceptFileStreams(app: FastifyInstance): void {
  for (const type of ['text/csv', 'application/x-ndjson', 'application/gzip', 'application/octet-stream']) {
    app.addContentTypeParser(type, (_request, body, done) => done(null, body))
  }
}

export function isFileStream(body: unknown): body is Readable {
  return body instanceof Readable
}
