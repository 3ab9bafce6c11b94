import type pg from 'pg'
import type { DatabaseClientConfig } from '../database-client.ts'
import { DatabaseBusy } from '../patient-pool.ts'
import { openShared, type SharedConnection, type Statement } from './shared-connection.ts'

export interface Pipeline {
  /** How many statements wait for their answers. */
  readonly inFlight: number
  readonly isOpen: boolean
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
  /** Waits for the answers that are under way. */
  close(): Promise<void>
}

export interface PipelineOptions {
  readonly client: DatabaseClientConfig
  /** Milliseconds without any answer after which the connection is given up, and all that waits for it is refused. */
  readonly patience: number
  /** Hears of connections that break. */
  readonly onError: (error: Error) => void
}

/**
 * One connection for the statements of many at once: PostgreSQL takes one after the other without going to sleep in
 * between. Every statement is a transaction of its own. The first opens the connection; where it breaks, what is under
 * way fails as `DatabaseBusy` or with PostgreSQL's own word of farewell, and the next statement opens another.
 */
export function createPipeline({ client, patience, onError }: PipelineOptions): Pipeline {
  let connection: Promise<SharedConnection> | undefined
  let inFlight = 0
  let isClosed = false

  function connect(): Promise<SharedConnection> {
    const forget = () => {
      if (connection === opening) connection = undefined
    }
    const onLost = (error: Error) => {
      forget()
      onError(error)
    }
    const opening = openShared(client, { patience, onLost })
    opening.catch(forget)
    return opening
  }

  return {
    get inFlight() {
      return inFlight
    },
    get isOpen() {
      return connection !== undefined
    },
    async query<Row extends pg.QueryResultRow>(statement: Statement) {
      if (isClosed) throw new DatabaseBusy(new Error('the database is being left'))
      inFlight++
      try {
        connection ??= connect()
        return await (await connection).send<Row>(statement)
      } finally {
        inFlight--
      }
    },
    async close() {
      isClosed = true
      const open = await connection?.catch(() => undefined)
      await open?.end()
    },
  }
}
