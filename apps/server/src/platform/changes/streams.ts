import { Readable } from 'node:stream'
import type { News, Notice } from './changes.ts'

/** An open page of an account: its session, and its stream. */
export interface Follower {
  readonly accountId: string
  readonly sessionId: string
}

export interface Bounds {
  /** Streams of one session, which may have many tabs; a new one closes the session's oldest. */
  readonly perSession: number
  /** Streams of one account on all its devices; a new one closes the oldest. */
  readonly perAccount: number
  readonly overall: number
}

export const bounds: Bounds = { perSession: 10, perAccount: 50, overall: 10_000 }

/** EventSource reconnects after so many milliseconds. */
const HELLO = 'retry: 5000\n\n'
const HEARTBEAT = ': still here\n\n'

type Open = Follower & { readonly stream: Readable }

/** The event streams that are open on this server. */
export class Streams {
  readonly #byAccount = new Map<string, Set<Open>>()
  readonly #bounds: Bounds
  #count = 0
  #isClosed = false

  constructor(given: Bounds = bounds) {
    this.#bounds = given
  }

  get count(): number {
    return this.#count
  }

  /** Opens a stream. Null: there are too many, or the server is stopping. */
  open(follower: Follower): Readable | null {
    if (this.#isClosed || this.#count >= this.#bounds.overall) return null
    const mine = this.#byAccount.get(follower.accountId) ?? new Set()
    const sessions = [...mine].filter(({ sessionId }) => sessionId === follower.sessionId)
    if (sessions.length >= this.#bounds.perSession) this.#endFirst(sessions)
    else if (mine.size >= this.#bounds.perAccount) this.#endFirst(mine)
    const stream = new Readable({ read: () => undefined })
    const opened = { ...follower, stream }
    this.#add(opened)
    stream.once('close', () => this.#remove(opened))
    stream.push(HELLO)
    return stream
  }

  send(news: News): void {
    if (news === 'missed') this.#writeTo(this.#all(), event('refresh', ''))
    else this.#writeTo(this.#concerned(news), event('changed', news.topic))
  }

  /** A heartbeat, so that neither side nor a proxy closes a quiet stream. */
  beat(): void {
    this.#writeTo(this.#all(), HEARTBEAT)
  }

  sessions(): Set<string> {
    return new Set(this.#all().map(({ sessionId }) => sessionId))
  }

  endSession(sessionId: string): void {
    for (const open of this.#all()) if (open.sessionId === sessionId) this.#end(open)
  }

  endAll(): void {
    this.#isClosed = true
    for (const open of this.#all()) this.#end(open)
  }

  #all(): Open[] {
    return [...this.#byAccount.values()].flatMap(opened => [...opened])
  }

  #concerned({ accounts }: Notice): Open[] {
    if (accounts === 'everyone') return this.#all()
    return accounts.flatMap(id => [...(this.#byAccount.get(id) ?? [])])
  }

  #writeTo(concerned: readonly Open[], text: string): void {
    for (const { stream } of concerned) {
      // A client that does not read is disconnected; it reads everything again when it reconnects.
      if (!stream.push(text)) stream.destroy()
    }
  }

  #endFirst([oldest]: Iterable<Open>): void {
    if (oldest) this.#end(oldest)
  }

  #end(open: Open): void {
    this.#remove(open)
    open.stream.push(null)
  }

  #add(opened: Open): void {
    const mine = this.#byAccount.get(opened.accountId) ?? new Set()
    this.#byAccount.set(opened.accountId, mine.add(opened))
    this.#count += 1
  }

  #remove(opened: Open): void {
    const mine = this.#byAccount.get(opened.accountId)
    if (!mine?.delete(opened)) return
    if (mine.size === 0) this.#byAccount.delete(opened.accountId)
    this.#count -= 1
  }
}

const event = (name: string, data: string) => `event: ${name}\ndata: ${data}\n\n`
