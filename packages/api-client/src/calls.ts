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

/** What a call is sent with: the parts that its contract has, and nothing else. */
export type Input<N extends CallName> = CodePart<N> &
  FreshCodePart<N> &
  Part<'params', SentParams<Definition<N>>> &
  QueryPart<SentQuery<Definition<N>>> &
  Part<'body', Definition<N> extends { upload: Upload } ? Blob : SentBody<Definition<N>>>

/** The activation code that opens medical documents; absent: the server says that it is missing. */
type CodePart<N extends CallName> =
  Definition<N> extends { accessCode: true } ? { accessCode?: string } : unknown

/** `<id>:<code>` of a code that was just sent to the account's phone; absent: the server says whether it needs one. */
type FreshCodePart<N extends CallName> =
  Definition<N> extends { freshCode: object } ? { freshCode?: string } : unknown

// A query whose every entry is optional may be left out.
type QueryPart<Query> = [Query] extends [undefined]
  ? unknown
  : Record<never, never> extends Query
    ? { query?: Query }
    : { query: Query }

/** JSON as its type, a file as a Blob, events as they come, nothing as undefined. */
export type Answer<N extends CallName> = (typeof api)[N] extends { produces: 'text/event-stream' }
  ? ReadableStream<Uint8Array>
  : (typeof api)[N] extends { produces: string }
    ? Blob
    : AnswerOf<Definition<N>> | ((typeof api)[N] extends { nothingMeans: string } ? undefined : never)

/** What the client must know of a call to send it. */
export interface Route {
  readonly method: string
  readonly path: string
  readonly who: Who
  readonly idempotent?: true
  /** It needs, at times or always, a code that was just sent to the account's phone. */
  readonly freshCode?: true
  /** What a second request does; absent: something more. */
  readonly repeat?: Repeat
  /** NOT_FOUND says that it is done already. */
  readonly absentIsDone?: true
  /** It opens medical documents by an activation code. */
  readonly accessCode?: true
  /** It answers a file. */
  readonly file?: true
  /** It answers events, for as long as both ends like. */
  readonly stream?: true
  /** It takes a file. */
  readonly upload?: true
}
