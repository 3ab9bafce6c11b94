import pg from 'pg'
import { namedRefusal } from './patient-pool.ts'

/** Thrown when a connection that looks intact has not answered for longer than any statement may take. */
export class SilentDatabase extends Error {
  override readonly name = 'SilentDatabase'
}

export interface DatabaseClientConfig extends pg.ClientConfig {
  /** Milliseconds without an answer after which the connection is given up; by default no limit. */
  answerWithin?: number | undefined
  /** Receives the client from its creation to the end of its connection. */
  members?: Set<DatabaseClient> | undefined
}

type Answered = (error: Error | null, result?: unknown) => void

/** How many milliseconds an idle connection may take to close. */
const GOODBYE_MS = 2000

/**
 * The only PostgreSQL client (docs/decisions/0055). It adds to pg's own:
 * - an 'error' listener from creation to end: without one a broken connection ends the Node process;
 * - a limit on every answer: a connection whose network is gone sends neither an answer nor an end;
 * - a limit on closing, for the same reason;
 * - an error for broken connections that differs from bugs: `DatabaseBusy`.
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

  /** Statements of this session have no time limit; use it for nothing else afterwards. */
  async liftLimits(): Promise<void> {
    this.#answerWithin = undefined
    await this.query('set statement_timeout = 0')
  }

  /** Closes the connection without telling the database. */
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

  // Idle connections were most likely cut by the same network failure: replace them all instead of waiting for
  // each.
  #giveUp(): void {
    for (const client of this.#members ?? []) if (client.#isIdle) client.cut(new SilentDatabase('idle'))
    this.cut(new SilentDatabase('no answer'))
  }

  get #isIdle(): boolean {
    return this.#inFlight === 0 && this.getTransactionStatus() === 'I'
  }

  /** For both of pg's interfaces: a callback as the last argument, or a promise. */
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

  /** The returned function is called with the statement's outcome and converts its error. */
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
