import type { z } from 'zod'
import { BrokenOff, elsewhere, type Failure, isFailure, unclear } from '../../failure.ts'
import { type Asked, ask, askForStream } from '../../http/ask.ts'
import { authorization, type ConnectionSettings, type Fetch } from '../../http/connection-settings.ts'
import { isWithin } from '../../http/is-within.ts'
import { parsed } from '../../http/parsed.ts'
import { bytesOfBinary, NoBinary } from './bytes-of-binary.ts'

export interface Conditions {
  /** A search: created only where it finds nothing. */
  readonly ifNoneExist?: string
  /** The version that is replaced. */
  readonly ifMatch?: string | undefined
}

/** What is asked of one FHIR server. */
export interface FhirClient {
  /** Asked once more where no answer came: to read changes nothing. */
  read<T>(path: string, shape: z.ZodType<T>): Promise<T | Failure>
  /** A file as it comes: as it is, or out of a Binary that holds it. What goes wrong on the way is a `BrokenOff`. */
  readFile(path: string, contentType: string): Promise<AsyncIterable<Uint8Array> | Failure>
  create<T>(path: string, resource: object, shape: z.ZodType<T>, when?: Conditions): Promise<T | Failure>
  update<T>(path: string, resource: object, shape: z.ZodType<T>, when?: Conditions): Promise<T | Failure>
}

const FHIR_JSON = 'application/fhir+json'
/** People wait while a clinic is asked. */
const TIME_LIMIT_MS = 10_000
const SIZE_LIMIT = 8 * 2 ** 20
const FILE_TIME_LIMIT_MS = 60_000

export function createFhirClient(
  { baseUrl, credentials }: Omit<ConnectionSettings, 'booking'>,
  fetch: Fetch,
): FhirClient {
  const base = new URL(baseUrl)
  const headers = { accept: FHIR_JSON, ...authorization(credentials) }
  const send = async (asked: Pick<Asked, 'method' | 'body'>, path: string, when: Conditions = {}) => {
    const url = new URL(path, base)
    // The next page of a search is an address that the server gives.
    if (!isWithin(url, base)) return elsewhere
    return ask(fetch, {
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
      return parsed(said, shape)
    },
    readFile: async (path, contentType) => {
      const url = new URL(path, base)
      if (!isWithin(url, base)) return elsewhere
      const asked = { method: 'GET', url, headers: { ...headers, accept: contentType } } as const
      const said = await askForStream(fetch, { ...asked, timeLimitMs: FILE_TIME_LIMIT_MS })
      if (isFailure(said)) return said
      return unbroken(said.contentType.includes('json') ? bytesOfBinary(said.body) : said.body, said.status)
    },
    create: async (path, resource, shape, when) =>
      parsed(await send({ method: 'POST', body: JSON.stringify(resource) }, path, when), shape),
    update: async (path, resource, shape, when) =>
      parsed(await send({ method: 'PUT', body: JSON.stringify(resource) }, path, when), shape),
  }
}

async function* unbroken(bytes: AsyncIterable<Uint8Array>, status: number): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw new BrokenOff(unclear(error instanceof NoBinary ? status : null))
  }
}
