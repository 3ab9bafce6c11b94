import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { FreshDeed } from './shapes/fresh-deed.ts'
import type { ReadTopic } from './shapes/topic.ts'

/**
 * Who may make a call (product §6). `anyone`: no identity is read. `visitor`: a patient, or a guest known by the
 * `X-Anonymous-Id` header. `patient`: a signed-in account (`Authorization: Bearer <deviceId>:<identityToken>`).
 * `device`: a signed-in account, also on a device that is still waiting for access (product §4, "Device/profile
 * access"); every other call refuses such a device with ACCESS_NOT_AUTHORIZED, or treats it as the guest that it also
 * is. `link`: a person who opened the link to one visit with its SMS code (`Authorization: Visit <token>`).
 * `feed`: an integrator with the key of an organisation, a programme or a chain of pharmacies (`Authorization: Bearer <key>`).
 */
export type Who = 'anyone' | 'visitor' | 'device' | 'patient' | 'link' | 'feed'

/** Whose feed keys may make a call. */
export type FeedOwner = 'pharmacies' | 'provider' | 'programme'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What a second identical request does. `reads`: neither request changes anything. `settles`: it leaves the same state
 * as the first one, so a client without an answer sends it again.
 */
export type Repeat = 'reads' | 'settles'

/** A file that a call takes. What it is, its content says; `Content-Type` only has to be one of these, or application/octet-stream. */
export interface Upload {
  /** The accepted media types, for the OpenAPI page and the file picker. */
  readonly types: readonly string[]
  /** The most that is sent and, if it is packed, the most that is unpacked. */
  readonly maxBytes: number
  /** The file is read as it comes, because it is too large for the memory. */
  readonly streamed?: true
}

/** A file that comes in a request, for calls that read it as it comes. */
export interface SentFile {
  readonly bytes: AsyncIterable<Uint8Array>
  /** Whether its headers say that it is packed by gzip. */
  readonly saysGzip: boolean
}

/** The person whose data a call uses, if the request names one (product §6, "Access levels"). */
export interface Subject {
  /** What the field contains: the person's id, or the id of an object that belongs to the person. */
  readonly is: 'profile' | 'visit' | 'photo' | 'wait' | 'offer' | 'test' | 'report' | 'coverage' | 'invoice'
  readonly at: 'params' | 'query' | 'body'
  readonly field: string
  /**
   * The access level that the caller must hold on that person. The id of a stranger gets the same answer as an unknown
   * id.
   */
  readonly needs: AccessLevel
  /** Restricts the call to children, or to adults, of the caller's family. */
  readonly only?: 'child' | 'adult' | 'child-or-me'
}

/**
 * The SMS code that a call needs. `sendFreshCode` sends it for one kind of action; the call takes it in the
 * `fresh-code` header.
 */
export interface FreshCodeRule {
  readonly deed: FreshDeed
  /** The condition under which the call needs the code, in words; if absent, always. */
  readonly when?: string
}

/** One call of the API: the only description, read by server, client, tests and the OpenAPI page. */
export interface Call {
  readonly method: Method
  /** In Fastify's notation: `/visits/:orderId`. */
  readonly path: string
  readonly who: Who
  /**
   * For `feed`: whose keys may make the call. If the path names a `:code`, only the key of the organisation or programme with this
   * code; any other key gets the answer of a wrong one.
   */
  readonly feedOf?: FeedOwner
  /** Absent if a call concerns only the caller, or everyone for whom the caller may act. */
  readonly subject?: Subject
  readonly summary: string
  readonly module: string
  /**
   * What a read shows something of, and what any other call changes, `[]` if no read has to be repeated: after a change
   * the reads that share a topic with it are read again.
   */
  readonly topics?: readonly ReadTopic[]
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Instead of `body`: the request body is the file itself. */
  readonly upload?: Upload
  /** The HTTP status of success. */
  readonly status: number
  /** Absent if the answer is empty (204) or not JSON (see `produces`). */
  readonly answer?: z.ZodType
  /** If 204 without an answer is also a success: what it means. */
  readonly nothingMeans?: string
  /** The media type, if the answer is not JSON. */
  readonly produces?: string
  /** A creating call that takes an `Idempotency-Key` (decisions D13). */
  readonly idempotent?: true
  /** For a POST without a key. If absent, a second request has a further effect, such as sending another message. */
  readonly repeat?: Repeat
  /** For a DELETE: NOT_FOUND counts as success, because the object is gone. */
  readonly absentIsDone?: true
  /** The call opens medical documents and takes the activation code in the `access-code` header (calls §7.4). */
  readonly accessCode?: true
  /** The call needs a code that was just sent to the account's phone. */
  readonly freshCode?: FreshCodeRule
  /** The call answers a `Range` header with a part of the file, status 206. */
  readonly ranges?: true
  /** How long any cache may keep the answer of a public read, in seconds; if absent, it is asked for again each time. */
  readonly cacheSeconds?: number
  /** The rate limit of this call per network address, if it is stricter than the server's general limit. */
  readonly perAddress?: { readonly times: number; readonly seconds: number }
  /** The refusals of this call itself; `callErrors` adds those that every call can have. */
  readonly errors: readonly ErrorCode[]
}

/** Undefined if a second request has a further effect. */
export function repeatOf({ method, idempotent, freshCode, repeat }: Call): Repeat | undefined {
  if (method === 'GET') return 'reads'
  return idempotent || freshCode || method !== 'POST' ? 'settles' : repeat
}

/** Keeps the literal types of a call, from which handler and client get their types. */
export function call<const C extends Call>(definition: C): C {
  return definition
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

export type ParamsOf<C extends Call> = Parsed<C['params']>
export type QueryOf<C extends Call> = Parsed<C['query']>
export type BodyOf<C extends Call> = C['upload'] extends { readonly streamed: true }
  ? SentFile
  : C['upload'] extends Upload
    ? Uint8Array
    : Parsed<C['body']>
export type AnswerOf<C extends Call> = Parsed<C['answer']>
export type SentParams<C extends Call> = Sent<C['params']>
export type SentQuery<C extends Call> = Sent<C['query']>
export type SentBody<C extends Call> = Sent<C['body']>

/** Every code that a call can answer with: its own, and those of its kind. */
export function callErrors(definition: Call): ErrorCode[] {
  const owed: ErrorCode[] = ['UNEXPECTED_PROBLEM', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']
  const takesBody = definition.body || definition.upload
  if (takesBody) owed.push('PAYLOAD_TOO_LARGE')
  if (definition.params || definition.query || takesBody || definition.idempotent || definition.freshCode) {
    owed.push('INVALID_ARGUMENT')
  }
  if (definition.freshCode) {
    owed.push('FRESH_CODE_REQUIRED', 'FRESH_CODE_EXPIRED', 'INVALID_CODE', 'BLOCKED_TRY_LATER')
  }
  if (definition.who === 'feed') owed.push('INVALID_FEED_KEY')
  else if (definition.who !== 'anyone') owed.push('UNAUTHENTICATED', 'SESSION_EXPIRED')
  if (definition.who === 'patient' || definition.who === 'visitor') owed.push('ACCESS_NOT_AUTHORIZED')
  return [...new Set([...definition.errors, ...owed])]
}
