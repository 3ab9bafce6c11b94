import type pg from 'pg'
import type { DatabaseClientConfig } from '../database-client.ts'
import { DatabaseBusy } from '../patient-pool.ts'
import { openShared, type SharedConnection, type Statement } from './shared-connection.ts'

export interface Pipeline {
  /** How many statements wait for their answers. */
  readonly inFlight: number
  readonly isOpen: boolean
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
  /** Waits for the pending answers. */
  close(): Promise<void>
}

export interface PipelineOptions {
  readonly client: DatabaseClientConfig
  /**
   * Milliseconds without any answer after which the connection is given up and its pending statements are refused.
   */
  readonly patience: number
  /** Receives the errors of broken connections. */
  readonly onError: (error: Error) => void
}

/**
 * One connection for the statements of many callers: PostgreSQL runs them one after another without idling in
 * between. Every statement is its own transaction. The first statement opens the connection. If it breaks, pending
 * statements fail with `DatabaseBusy` or PostgreSQL's final error, and the next statement opens another.
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
