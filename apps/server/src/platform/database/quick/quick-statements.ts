import type pg from 'pg'
import { errorCode } from '../../error-code.ts'
import { createPipeline, type Pipeline, type PipelineOptions } from './pipeline.ts'
import type { Statement } from './shared-connection.ts'

export interface QuickStatements {
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
  /** How busy it is just now. */
  load(): SharedLoad
  close(): Promise<void>
}

export interface SharedLoad {
  /** Connections that are open. */
  readonly connections: number
  /** Statements that wait for their answers, all together. */
  readonly statements: number
}

export interface QuickOptions extends PipelineOptions {
  /** Over how many connections the statements are spread. */
  readonly connections: number
  /** Runs statements that turn out to be slow. */
  readonly pool: pg.Pool
}

/**
 * In milliseconds. A statement that waits longer for a row than some bookings take is waiting for something
 * slower, such as an import.
 */
const LOCK_WAIT = 100
const QUICK = 500

/**
 * Runs statements of a millisecond or two over a few shared connections. A slower one would block the statements
 * sent after it, so PostgreSQL cancels it, rolls it back, and it is run again on a pool connection of its own.
 */
export function quickStatements({ connections, pool, ...options }: QuickOptions): QuickStatements {
  const client = { ...options.client, statement_timeout: QUICK, lock_timeout: LOCK_WAIT }
  const pipelines = Array.from({ length: connections }, () => createPipeline({ ...options, client }))
  return {
    async query<Row extends pg.QueryResultRow>(statement: Statement) {
      try {
        return await quietest(pipelines).query<Row>(statement)
      } catch (error) {
        if (!isUndone(error)) throw error
        return pool.query<Row>({ ...statement, values: [...statement.values] })
      }
    },
    load: () => ({
      connections: pipelines.filter(({ isOpen }) => isOpen).length,
      statements: pipelines.reduce((sum, { inFlight }) => sum + inFlight, 0),
    }),
    close: async () => {
      await Promise.all(pipelines.map(pipeline => pipeline.close()))
    },
  }
}

/** The first connection with the fewest pending statements: under low load few connections are opened. */
function quietest(pipelines: readonly Pipeline[]): Pipeline {
  return pipelines.reduce((best, pipeline) => (pipeline.inFlight < best.inFlight ? pipeline : best))
}

// Cancelled by a timeout. Or the statement that should have prepared this one was cancelled, so its name is
// unknown or taken.
const isUndone = (error: unknown): boolean => /^(57014|55P03|26000|42P05)$/.test(String(errorCode(error)))
