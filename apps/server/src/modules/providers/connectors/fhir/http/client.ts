import type { z } from 'zod'
import {
  BrokenOff,
  type Failure,
  isFailure,
  onAnotherServer,
  unclear,
} from '../../../../../platform/http-client/failure.ts'
import { parseAnswer } from '../../../../../platform/http-client/parse-answer.ts'
import {
  type Fetch,
  type HttpRequest,
  requestStream,
  sendRequest,
} from '../../../../../platform/http-client/send-request.ts'
import { authorization, type ConnectionSettings } from '../../http/connection-settings.ts'
import { isWithin } from '../../http/is-within.ts'
import { bytesOfBinary, NoBinary } from './bytes-of-binary.ts'

export interface Conditions {
  /** A conditional create (`If-None-Exist`): the resource is made only if this search finds none. */
  readonly ifNoneExist?: string
  /** The version that is replaced (`If-Match`). */
  readonly ifMatch?: string | undefined
}

/** Requests to one FHIR server. */
export interface FhirClient {
  /** Repeated once when there was no answer, because a read changes nothing. */
  read<T>(path: string, shape: z.ZodType<T>): Promise<T | Failure>
  /** A file as a stream, raw or decoded from a Binary. An error while reading throws a `BrokenOff`. */
  readFile(path: string, contentType: string): Promise<AsyncIterable<Uint8Array> | Failure>
  create<T>(path: string, resource: object, shape: z.ZodType<T>, when?: Conditions): Promise<T | Failure>
  update<T>(path: string, resource: object, shape: z.ZodType<T>, when?: Conditions): Promise<T | Failure>
}

const FHIR_JSON = 'application/fhir+json'
/** Users wait for these requests. */
const TIME_LIMIT_MS = 10_000
const SIZE_LIMIT = 8 * 2 ** 20
const FILE_TIME_LIMIT_MS = 60_000

export function createFhirClient(
  { baseUrl, credentials }: Omit<ConnectionSettings, 'booking'>,
  fetch: Fetch,
): FhirClient {
  const base = new URL(baseUrl)
  const headers = { accept: FHIR_JSON, ...authorization(credentials) }
  const send = async (asked: Pick<HttpRequest, 'method' | 'body'>, path: string, when: Conditions = {}) => {
    const url = new URL(path, base)
    // The server returns the URL of a search's next page.
    if (!isWithin(url, base)) return onAnotherServer
    return sendRequest(fetch, {
      ...asked,
      url,
      headers: {
        ...headers,
        ...(asked.body !== undefined && { 'content-type': FHIR_JSON, prefer: 'return=representation' }),
        ...(when.ifNoneExist !== undefined && { 'if-none-exist': when.ifNoneExist }),
        ...(when.ifMatch !== undefined && { 'if-match': when.ifMatch }),
      },
      timeLimitMs: TIME_LIMIT_MS,
      sizeLimit: SIZE_LIMIT,
    })
  }
  return {
    read: async (path, shape) => {
      const first = await send({ method: 'GET' }, path)
      const said =
        isFailure(first) && first.failure !== 'refused' ? await send({ method: 'GET' }, path) : first
      return parseAnswer(said, shape)
    },
    readFile: async (path, contentType) => {
      const url = new URL(path, base)
      if (!isWithin(url, base)) return onAnotherServer
      const asked = { method: 'GET', url, headers: { ...headers, accept: contentType } } as const
      const said = await requestStream(fetch, { ...asked, timeLimitMs: FILE_TIME_LIMIT_MS })
      if (isFailure(said)) return said
      return unbroken(said.contentType.includes('json') ? bytesOfBinary(said.body) : said.body, said.status)
    },
    create: async (path, resource, shape, when) =>
      parseAnswer(await send({ method: 'POST', body: JSON.stringify(resource) }, path, when), shape),
    update: async (path, resource, shape, when) =>
      parseAnswer(await send({ method: 'PUT', body: JSON.stringify(resource) }, path, when), shape),
  }
}

async function* unbroken(bytes: AsyncIterable<Uint8Array>, status: number): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw new BrokenOff(unclear(error instanceof NoBinary ? status : null))
  }
}
