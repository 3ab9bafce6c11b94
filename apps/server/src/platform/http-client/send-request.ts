import { type Failure, refused, unclear, unreached } from './failure.ts'
import { readBody } from './read-body.ts'

export type Fetch = typeof globalThis.fetch

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeLimitMs: number
  /** The largest answer that is read, in bytes. */
  readonly sizeLimit: number
}

export interface HttpResponse {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
}

/** Errors that occur before a connection exists: nothing was sent. */
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
 * Sends one request to another server. Only the operator's address is requested and a redirect is an error, so
 * that the server cannot redirect us, with the connection's secret, elsewhere.
 */
export async function sendRequest(fetch: Fetch, asked: HttpRequest): Promise<HttpResponse | Failure> {
  try {
    const response = await send(fetch, asked)
    const { status } = response
    const said = await readBody(response, asked.sizeLimit)
    const contentType = response.headers.get('content-type') ?? ''
    return failureOf(status) ?? (said === null ? unclear(status) : { status, contentType, body: said })
  } catch (error) {
    return NEVER_SENT.includes(codeOf(error)) ? unreached : unclear()
  }
}

export interface Streamed {
  readonly status: number
  readonly contentType: string
  /** Throws when the connection breaks or the time is over. Leaving the loop early aborts the request. */
  readonly body: AsyncIterable<Uint8Array>
}

/** The same with the answer as a stream. */
export async function requestStream(
  fetch: Fetch,
  asked: Omit<HttpRequest, 'sizeLimit'>,
): Promise<Streamed | Failure> {
  try {
    const response = await send(fetch, asked)
    const { status } = response
    const failure = failureOf(status)
    if (failure) await response.body?.cancel()
    const contentType = response.headers.get('content-type') ?? ''
    return failure ?? { status, contentType, body: response.body ?? nothing() }
  } catch (error) {
    return NEVER_SENT.includes(codeOf(error)) ? unreached : unclear()
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const send = (fetch: Fetch, { method, url, headers, body, timeLimitMs }: Omit<HttpRequest, 'sizeLimit'>) =>
  fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimitMs),
  })

function failureOf(status: number): Failure | null {
  if (status === TOO_MANY) return { ...unreached, status }
  if (status >= 500) return unclear(status)
  return status >= 300 ? refused(status) : null
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  // For a host name with several IP addresses, all of which failed.
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return typeof first === 'object' && first !== null && 'code' in first ? String(first.code) : ''
}
