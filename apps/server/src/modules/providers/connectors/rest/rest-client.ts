import type { z } from 'zod'
import {
  BrokenOff,
  type Failure,
  isFailure,
  onAnotherServer,
  unclear,
} from '../../../../platform/http-client/failure.ts'
import { parseAnswer } from '../../../../platform/http-client/parse-answer.ts'
import {
  type Fetch,
  type HttpRequest,
  requestStream,
  sendRequest,
} from '../../../../platform/http-client/send-request.ts'
import { authorization, type ConnectionSettings } from '../http/connection-settings.ts'
import { isWithin } from '../http/is-within.ts'

/** Requests to one clinic's system, below its base URL. */
export interface RestClient {
  /** Repeated once when there was no answer. */
  get<T>(path: string, shape: z.ZodType<T>): Promise<T | Failure>
  put<T>(path: string, body: object, shape: z.ZodType<T>): Promise<T | Failure>
  post<T>(path: string, body: object, shape: z.ZodType<T>): Promise<T | Failure>
  /** A file as a stream. */
  file(path: string): Promise<AsyncIterable<Uint8Array> | Failure>
}

const JSON_TYPE = 'application/json'
/** Users wait for these requests. */
const TIME_LIMIT_MS = 10_000
const SIZE_LIMIT = 8 * 2 ** 20
const FILE_TIME_LIMIT_MS = 60_000

export function createRestClient(
  { baseUrl, credentials }: Omit<ConnectionSettings, 'booking'>,
  fetch: Fetch,
): RestClient {
  const base = new URL(baseUrl)
  const headers = { accept: JSON_TYPE, ...authorization(credentials) }
  const send = async (method: HttpRequest['method'], path: string, body?: object) => {
    const url = new URL(path, base)
    if (!isWithin(url, base)) return onAnotherServer
    return sendRequest(fetch, {
      ...{ method, url, timeLimitMs: TIME_LIMIT_MS, sizeLimit: SIZE_LIMIT },
      headers: { ...headers, ...(body && { 'content-type': JSON_TYPE }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
  return {
    get: async (path, shape) => {
      const first = await send('GET', path)
      const said = isFailure(first) && first.failure !== 'refused' ? await send('GET', path) : first
      return parseAnswer(said, shape)
    },
    put: async (path, body, shape) => parseAnswer(await send('PUT', path, body), shape),
    post: async (path, body, shape) => parseAnswer(await send('POST', path, body), shape),
    file: async path => {
      const url = new URL(path, base)
      if (!isWithin(url, base)) return onAnotherServer
      const accepted = { ...headers, accept: 'application/pdf' }
      const asked = { method: 'GET', url, headers: accepted, timeLimitMs: FILE_TIME_LIMIT_MS } as const
      const said = await requestStream(fetch, asked)
      return isFailure(said) ? said : unbroken(said.body)
    },
  }
}

async function* unbroken(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch {
    throw new BrokenOff(unclear())
  }
}
