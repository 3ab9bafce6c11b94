import type { FastifyRequest } from 'fastify'

const ENDS_EARLY = 'Z_BUF_ERROR'
const DAMAGED = 'Z_DATA_ERROR'

/** For the compression, which would give all errors of a body that `Content-Encoding` says is packed the same code. */
export const whyNotUnpacked = (_encoding: string, _request: FastifyRequest, error: NodeJS.ErrnoException) =>
  Object.assign(new Error(error.message), {
    code: error.code === ENDS_EARLY ? ENDS_EARLY : DAMAGED,
    statusCode: 400,
  })

/** Why something packed, a body or a file, could not be unpacked: it ends early, so that what was unpacked is right, or it is damaged. */
export function unpackProblem(error: unknown): 'broken_off' | 'not_gzip' | undefined {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  if (code === ENDS_EARLY) return 'broken_off'
  return code?.startsWith('Z_') ? 'not_gzip' : undefined
}
