import type { AnswerOf, BodyOf, Call, FreshCodeRule, ParamsOf, QueryOf } from '@vizit/contract/call.ts'
import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { ActorOf } from './actor.ts'
import type { FreshCode } from './fresh-code.ts'
import type { JsonText } from './json-text.ts'
import type { Language } from './language.ts'
import type { Content } from './raw-content.ts'
import { Refused } from './refusal.ts'
import type { WrongField } from './wrong-fields.ts'

type Own<C extends Call> = C['errors'][number]
type RefuseArguments<K extends ErrorCode> =
  Record<string, never> extends ErrorAttributes<K>
    ? [code: K, attributes?: ErrorAttributes<K>]
    : [code: K, attributes: ErrorAttributes<K>]

/** Refuses with a code that the call declares; another one does not compile. */
export type Refuse<C extends Call> = <K extends Own<C>>(...refusal: RefuseArguments<K>) => Refused<K>

/** The `Range` header, and the version to which it applies (`If-Range`). */
export interface RequestedRange {
  readonly bytes: string
  readonly ofVersion: string | null
}

/** The parsed request that a handler receives. */
export interface ParsedRequest<C extends Call> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly actor: ActorOf<C['who']>
  readonly language: Language
  /** The client's `Idempotency-Key`, on calls that take one. */
  readonly idempotencyKey: string | null
  /** The activation code, on calls that take one. */
  readonly accessCode: string | null
  /** The correct fresh code. Null: the call needs one only sometimes, and none was sent. */
  readonly freshCode: FreshCodeOf<C>
  /** The requested byte range, on calls that answer a part of a file. */
  readonly range: RequestedRange | null
  /** The network address of the sender; personal data, never to be logged or stored in clear. */
  readonly address: string
  readonly refuse: Refuse<C>
  readonly log: FastifyRequest['log']
}

type FreshCodeOf<C extends Call> = C['freshCode'] extends { when: string }
  ? FreshCode | null
  : C['freshCode'] extends FreshCodeRule
    ? FreshCode
    : null

type Given<C extends Call> = C['answer'] extends object
  ? AnswerOf<C> | JsonText | (C['nothingMeans'] extends string ? undefined : never)
  : C['produces'] extends string
    ? Content
    : undefined

export type Handler<C extends Call, D> = (
  asked: ParsedRequest<C>,
  deps: D,
) => Promise<Given<C> | Refused<Own<C>>>

/** A call with its handler; `D` is what the handler needs of its module. */
export interface Route<D> {
  readonly call: Call
  readonly answer: (asked: ParsedRequest<Call>, deps: D) => Promise<unknown>
  readonly rules?: Rules<Call, D>
}

/**
 * The business rules of a call, applied to a body of which some fields failed validation: those fields are missing
 * in the body, whatever its type says.
 */
export type Rules<C extends Call, D> = (body: Partial<BodyOf<C>>, deps: D) => readonly WrongField[]

/** Binds a handler to its call of the contract. */
export function handle<const C extends Call, D>(
  call: C,
  handler: Handler<C, D>,
  { rules }: { readonly rules?: Rules<C, D> } = {},
): Route<D> {
  return {
    call,
    answer: handler as unknown as Route<D>['answer'],
    ...(rules && { rules: rules as unknown as Rules<Call, D> }),
  }
}

export const refuse = ((code: ErrorCode, attributes: object = {}) =>
  new Refused(code, attributes as never)) as Refuse<Call>
