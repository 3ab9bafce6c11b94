import pg from 'pg'
import { namedRefusal } from './patient-pool.ts'

/** A connection that looks whole has not answered for longer than any statement may take. */
export class SilentDatabase extends Error {
  override readonly name = 'SilentDatabase'
}

export interface DatabaseClientConfig extends pg.ClientConfig {
  /** Milliseconds without an answer to a statement after which the connection is given up; no limit unless given. */
  answerWithin?: number | undefined
  /** Holds the client from its making to the end of its connection. */
  members?: Set<DatabaseClient> | undefined
}

type Answered = (error: Error | null, result?: unknown) => void

/** Milliseconds that a connection on which nothing is asked may take to close. */
const GOODBYE_MS = 2000

/**
 * The only client of PostgreSQL (docs/decisions/0055). What pg's own lacks:
 * - a listener of 'error' from its making to its end: without one Node ends the process as soon as a connection breaks;
 * - a limit on every answer: from a connection that went dark comes neither an answer nor an end;
 * - a limit on closing, for the same reason;
 * - refusals of a broken connection that can be told from bugs: `DatabaseBusy`.
 */
export class DatabaseClient extends pg.Client {
  #answerWithin: number | undefined
  #inFlight = 0
  readonly #members: Set<DatabaseClient> | undefined
  #isBroken = false

  constructor({ answerWithin, members, ...config }: DatabaseClientConfig = {}) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...config })
    this.#answerWithin = answerWithin
    this.on('error', () => {
      this.#isBroken = true
    })
    this.query = this.#limited(this.query.bind(this)) as typeof this.query
    this.#members = members
    members?.add(this)
    this.once('end', () => members?.delete(this))
  }

  /** Statements of this session may take as long as they take; it is not to be used for anything else afterwards. */
  async liftLimits(): Promise<void> {
    this.#answerWithin = undefined
    await this.query('set statement_timeout = 0')
  }

  /** Gives the connection up without a word to the database. */
  cut(error: Error): void {
    this.#isBroken = true
    this.connection.stream.destroy(error)
  }

  override end(): Promise<void>
  override end(ended: (error: Error) => void): void
  override end(ended?: (error: Error) => void): Promise<void> | undefined {
    const watch = () => {
      if (this.#inFlight > 0) timer = setTimeout(watch, GOODBYE_MS).unref()
      else this.connection.stream.destroy()
    }
    let timer = setTimeout(watch, GOODBYE_MS).unref()
    this.once('end', () => clearTimeout(timer))
    this.#isBroken = true
    if (!ended) return super.end()
    super.end(ended)
    return undefined
  }

  /** Whoever listens, as `pool.query` does, hears what callers do. */
  override emit(event: string | symbol, ...told: unknown[]): boolean {
    return super.emit(event, ...(event === 'error' ? told.map(namedRefusal) : told))
  }

  // Those that are idle were silenced by the same network, most likely: they are made anew rather than waited for in turn.
  #giveUp(): void {
    for (const client of this.#members ?? []) if (client.#isIdle) client.cut(new SilentDatabase('idle'))
    this.cut(new SilentDatabase('no answer'))
  }

  get #isIdle(): boolean {
    return this.#inFlight === 0 && this.getTransactionStatus() === 'I'
  }

  /** For all of pg's ways of asking: a function at the end hears the answer, else there is a promise of it. */
  #limited(send: (...asked: never[]) => unknown) {
    return (...asked: unknown[]): unknown => {
      const heard = this.#awaitAnswer()
      const callback = asked.at(-1)
      if (typeof callback === 'function') {
        const answered: Answered = (error, result) => callback(heard(error), result)
        return send(...([...asked.slice(0, -1), answered] as never[]))
      }
      return (send(...(asked as never[])) as Promise<unknown>).then(
        result => {
          heard(null)
          return result
        },
        error => Promise.reject(heard(error)),
      )
    }
  }

  /** What it returns is called with the outcome of the statement, and names its refusal. */
  #awaitAnswer(): <E extends Error | null>(error: E) => E | Error {
    this.#inFlight++
    const limit = this.#answerWithin
    const timer = limit && setTimeout(() => this.#giveUp(), limit).unref()
    return error => {
      this.#inFlight--
      clearTimeout(timer)
      return this.#isBroken && error ? namedRefusal(error) : error
    }
  }
}
