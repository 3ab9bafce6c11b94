import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { FreshDeed } from './shapes/fresh-deed.ts'

/**
 * Who may make a call (product §6):
 * `anyone`, no identity is read; `visitor`, a patient, or a guest known by the `X-Anonymous-Id` header;
 * `patient`, a signed-in account (`Authorization: Bearer <deviceId>:<identityToken>`);
 * `device`, a signed-in account even on a device that its owner has not let in yet (product §4, "Device/profile
 * access"): at every other call such a device is refused with ACCESS_NOT_AUTHORIZED, or is the guest that it also is;
 * `link`, whoever opened the link to one visit by its SMS code (`Authorization: Visit <token>`).
 */
export type Who = 'anyone' | 'visitor' | 'device' | 'patient' | 'link'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What the second of two equal requests does: `reads`, like the first one it changes nothing; `settles`, it leaves what
 * the first one left, so that a client that got no answer sends it again.
 */
export type Repeat = 'reads' | 'settles'

/** A file that a call takes: its type is read from its content, whatever the header says. */
export interface Upload {
  /** The media types that it may have, for the OpenAPI page and the file picker. */
  readonly types: readonly string[]
  readonly maxBytes: number
}

/** The person whose data a call touches, where it names one: product §6, "Access levels". */
export interface Subject {
  /** What the field holds: the person's own id, or that of something of theirs. */
  readonly is: 'profile' | 'visit' | 'photo' | 'wait' | 'offer' | 'test' | 'report'
  readonly at: 'params' | 'query' | 'body'
  readonly field: string
  /** What the caller must hold on that person. A stranger's id is answered like one that does not exist. */
  readonly needs: AccessLevel
  /** Only about the children, or only about the adults, of one's family. */
  readonly only?: 'child' | 'adult' | 'child-or-me'
}

/** The code by SMS that a call needs, sent for this deed by `sendFreshCode` and given in the `fresh-code` header. */
export interface FreshCodeRule {
  readonly deed: FreshDeed
  /** When the call needs it, in words; absent: always. */
  readonly when?: string
}

/** One call of the API: the single description that server, client, tests and the OpenAPI page read. */
export interface Call {
  readonly method: Method
  /** Fastify's notation: `/visits/:orderId`. */
  readonly path: string
  readonly who: Who
  /** Absent where a call is about the caller alone, or about everyone for whom they may act. */
  readonly subject?: Subject
  readonly summary: string
  readonly module: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Instead of `body`: a file is sent as it is. */
  readonly upload?: Upload
  /** The status of success. */
  readonly status: number
  /** Absent where the answer is empty (204) or not JSON (see `produces`). */
  readonly answer?: z.ZodType
  /** Where 204 without an answer is a success too: what it says. */
  readonly nothingMeans?: string
  /** The media type, where the answer is not JSON. */
  readonly produces?: string
  /** A creating call that takes an `Idempotency-Key` (decisions D13). */
  readonly idempotent?: true
  /** Of a POST without a key. Absent: a second request does something more, such as sending another message. */
  readonly repeat?: Repeat
  /** Of a DELETE: who finds nothing to delete (NOT_FOUND) has what they wanted. */
  readonly absentIsDone?: true
  /** It opens medical documents, and takes the activation code in the `access-code` header (calls §7.4). */
  readonly accessCode?: true
  /** It needs a code that was just sent to the account's phone. */
  readonly freshCode?: FreshCodeRule
  /** It answers a part of its file to a `Range` header, with 206. */
  readonly ranges?: true
  /** How often one network address may make this call, where that is less than the server's general bound. */
  readonly perAddress?: { readonly times: number; readonly seconds: number }
  /** What this call itself may refuse with; `callErrors` adds what every call owes. */
  readonly errors: readonly ErrorCode[]
}

/** Undefined: a second request does something more. */
export function repeatOf({ method, idempotent, freshCode, repeat }: Call): Repeat | undefined {
  if (method === 'GET') return 'reads'
  return idempotent || freshCode || method !== 'POST' ? 'settles' : repeat
}

/** Keeps the literal types of a call, so that handler and client are typed by it. */
export function call<const C extends Call>(definition: C): C {
  return definition
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

export type ParamsOf<C extends Call> = Parsed<C['params']>
export type QueryOf<C extends Call> = Parsed<C['query']>
export type BodyOf<C extends Call> = C['upload'] extends Upload ? Uint8Array : Parsed<C['body']>
export type AnswerOf<C extends Call> = Parsed<C['answer']>
export type SentParams<C extends Call> = Sent<C['params']>
export type SentQuery<C extends Call> = Sent<C['query']>
export type SentBody<C extends Call> = Sent<C['body']>

/** Every code that a call can answer with: its own, and what its kind owes. */
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
  if (definition.who !== 'anyone') owed.push('UNAUTHENTICATED', 'SESSION_EXPIRED')
  if (definition.who === 'patient' || definition.who === 'visitor') owed.push('ACCESS_NOT_AUTHORIZED')
  return [...new Set([...definition.errors, ...owed])]
}
