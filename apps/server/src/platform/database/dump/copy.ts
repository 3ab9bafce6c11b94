import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'
import type { DatabaseClient } from '../database-client.ts'

/** Methods of pg's connection that its types lack. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/** The methods that pg calls on a custom statement. */
interface CopyStatement {
  submit(connection: CopyConnection): void
  handleCopyData?(told: { chunk: Uint8Array }): void
  handleCopyInResponse?(): void
  handleCommandComplete(told: { text: string }): void
  handleReadyForQuery(): void
  handleError(error: Error): void
}

type Answered = (error: Error | null) => void

/** Streams the rows of a `copy … to stdout` with backpressure. If the reader stops, the connection is closed. */
export function copyOut(client: DatabaseClient, sql: string): Readable {
  let connection: CopyConnection | undefined
  let isOver = false
  const rows = new Readable({
    read: () => void connection?.stream.resume(),
    destroy: (error, done) => {
      if (!isOver) client.cut(new Error('a copy was given up'))
      done(error)
    },
  })
  const statement = copyStatement(sql, {
    submitted: to => {
      connection = to
    },
    // Copied, because pg reuses the buffer for the next packet.
    handleCopyData: ({ chunk }) => {
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause()
    },
  })
  ask(client, statement, error => {
    isOver = true
    if (error) rows.destroy(error)
    else rows.push(null)
  })
  return rows
}

/** Streams chunks to a `copy … from stdin` with backpressure. Returns how many rows were written. */
export function copyIn(client: DatabaseClient, sql: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    let failure: unknown
    let count = 0
    let to: CopyConnection | undefined
    const send = async (connection: CopyConnection) => {
      try {
        for await (const chunk of chunks) {
          if (over.signal.aborted) return
          connection.sendCopyFromChunk(chunk)
          if (connection.stream.writableNeedDrain)
            await once(connection.stream, 'drain', { signal: over.signal })
        }
        connection.endCopyFrom()
      } catch (error) {
        if (over.signal.aborted) return
        failure = error
        connection.sendCopyFail('what was to be written ended early')
      }
    }
    const statement = copyStatement(sql, {
      submitted: connection => {
        to = connection
      },
      handleCopyInResponse: () => void (to && send(to)),
      handleCommandComplete: ({ text }) => {
        count = Number(text.split(' ').at(-1))
      },
    })
    ask(client, statement, error => {
      over.abort()
      if (failure ?? error) reject(failure ?? error)
      else resolve(count)
    })
  })
}

type Parts = Partial<Omit<CopyStatement, 'submit'>> & { submitted(connection: CopyConnection): void }

/** pg sets the `callback` of a statement. */
function copyStatement(
  sql: string,
  { submitted, ...handlers }: Parts,
): CopyStatement & { callback?: Answered } {
  return {
    submit: connection => {
      submitted(connection)
      connection.query(sql)
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery() {
      this.callback?.(null)
    },
    handleError(error) {
      this.callback?.(error)
    },
    ...handlers,
  }
}

function ask(client: DatabaseClient, statement: CopyStatement, answered: Answered): void {
  const query = client.query.bind(client) as unknown as (asked: CopyStatement, answered: Answered) => void
  query(statement, answered)
}
