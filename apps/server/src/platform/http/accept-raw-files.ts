import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { SentFile, Upload } from '@vizit/contract/call.ts'
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

const GZIP_ENCODINGS = ['gzip', 'x-gzip']

/** Lets the calls of a module read a body as it comes; what it is, its content says. It is left packed. */
export function acceptFileStreams(app: FastifyInstance): void {
  for (const type of ['text/csv', 'application/x-ndjson', 'application/gzip', 'application/octet-stream']) {
    app.addContentTypeParser(type, ({ headers }, bytes, done) => {
      const saysGzip = type === 'application/gzip' || GZIP_ENCODINGS.includes(encodingOf(headers))
      done(null, { bytes, saysGzip } satisfies SentFile)
    })
  }
}

const encodingOf = (headers: IncomingHttpHeaders) =>
  headers['content-encoding']?.trim().toLowerCase() || 'identity'

/** What is wrong with the encoding of a file that is read as it comes, as `wrongMediaType`. */
export function wrongEncoding(headers: IncomingHttpHeaders, { streamed }: Upload) {
  return streamed && !['identity', ...GZIP_ENCODINGS].includes(encodingOf(headers))
    ? { path: 'Content-Encoding', problem: 'invalid_value', expected: ['gzip', 'identity'] }
    : undefined
}

/** What is wrong with the media type of a file that comes, and which ones are accepted; undefined: nothing, or no file comes. */
export function wrongMediaType(headers: IncomingHttpHeaders, { types, streamed }: Upload) {
  const comes = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const named = type.trim().toLowerCase()
  const isAccepted = streamed
    ? types.includes(named)
    : named === 'application/octet-stream' || named.startsWith('image/')
  return comes && !isAccepted
    ? { path: 'Content-Type', problem: 'invalid_value', expected: [...types] }
    : undefined
}

export function isFileStream(body: unknown): body is SentFile {
  return typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Readable
}
