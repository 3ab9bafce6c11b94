import type { api, CallName } from '@vizit/contract/api.ts'
import type {
  AnswerOf,
  Call,
  Repeat,
  SentBody,
  SentParams,
  SentQuery,
  Upload,
  Who,
} from '@vizit/contract/call.ts'

export type { CallName }

type Definition<N extends CallName> = Extract<(typeof api)[N], Call>

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Name]: Value }

/** The input of a call: exactly the parts that its contract defines. */
export type Input<N extends CallName> = CodePart<N> &
  FreshCodePart<N> &
  Part<'params', SentParams<Definition<N>>> &
  QueryPart<SentQuery<Definition<N>>> &
  Part<'body', Definition<N> extends { upload: Upload } ? Blob : SentBody<Definition<N>>>

/** The activation code that opens medical documents; without it the server refuses the call. */
type CodePart<N extends CallName> =
  Definition<N> extends { accessCode: true } ? { accessCode?: string } : unknown

/**
 * `<id>:<code>` of a code that was just sent to the account's phone; without it the server says whether it needs one.
 */
type FreshCodePart<N extends CallName> =
  Definition<N> extends { freshCode: object } ? { freshCode?: string } : unknown

// A query may be left out if all its entries are optional.
type QueryPart<Query> = [Query] extends [undefined]
  ? unknown
  : Record<never, never> extends Query
    ? { query?: Query }
    : { query: Query }

/** JSON with its type, a file as a Blob, a stream as events, an empty answer as undefined. */
export type Answer<N extends CallName> = (typeof api)[N] extends { produces: 'text/event-stream' }
  ? ReadableStream<Uint8Array>
  : (typeof api)[N] extends { produces: string }
    ? Blob
    : AnswerOf<Definition<N>> | ((typeof api)[N] extends { nothingMeans: string } ? undefined : never)

/** What the client must know about a call in order to send it. */
export interface Route {
  readonly method: string
  readonly path: string
  readonly who: Who
  readonly idempotent?: true
  /** The call needs, always or sometimes, a code that was just sent to the account's phone. */
  readonly freshCode?: true
  /** What a second identical request does; if absent, it has a further effect. */
  readonly repeat?: Repeat
  /** NOT_FOUND means that the work is already done. */
  readonly absentIsDone?: true
  /** The call opens medical documents with an activation code. */
  readonly accessCode?: true
  /** The answer is a file. */
  readonly file?: true
  /** The answer is a stream of events without an end. */
  readonly stream?: true
  /** The call takes a file. */
  readonly upload?: true
}
