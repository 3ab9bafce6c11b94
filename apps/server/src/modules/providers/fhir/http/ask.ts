import { type Failure, refused, unclear, unreached } from './answer.ts'
import { readBody } from './read-body.ts'

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeLimitMs: number
  /** Bytes of the answer that are read at most. */
  readonly sizeLimit: number
}

export interface Said {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
}

export type Fetch = typeof globalThis.fetch

/** Errors of a connection that never came about: nothing was sent. */
const NEVER_SENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]
const TOO_MANY = 429

/**
 * One request to a clinic's server. Addresses are the operator's and are not left: a redirect is a refusal, so that
 * nobody there can send us, with the secret of the connection, anywhere else.
 */
export async function ask(fetch: Fetch, asked: Asked): Promise<Said | Failure> {
  const { method, url, headers, body, timeLimitMs, sizeLimit } = asked
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    })
    const { status } = response
    const said = await readBody(response, sizeLimit)
    if (status === TOO_MANY) return { ...unreached, status }
    if (status >= 500) return unclear(status)
    if (status >= 300) return refused(status)
    const contentType = response.headers.get('content-type') ?? ''
    return said === null ? unclear(status) : { status, contentType, body: said }
  } catch (error) {
    return NEVER_SENT.includes(codeOf(error)) ? unreached : unclear()
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  // Of an address with several numbers, all of which were tried.
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return typeof first === 'object' && first !== null && 'code' in first ? String(first.code) : ''
}
