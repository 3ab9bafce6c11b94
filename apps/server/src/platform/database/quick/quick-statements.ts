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
  /** Where statements go that turn out not to be quick. */
  readonly pool: pg.Pool
}

/** Milliseconds. Whoever waits longer for a row than some bookings take waits for something else, such as an import. */
const LOCK_WAIT = 100
const QUICK = 500

/**
 * Statements that take a millisecond or two, over a few connections that they share. One that takes longer would keep
 * waiting whatever was sent behind it: PostgreSQL gives it up, nothing of it is left, and it begins anew on a
 * connection of the pool, which it has for itself.
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

/** The first of those with the fewest statements in flight: while little is asked, few connections are opened. */
function quietest(pipelines: readonly Pipeline[]): Pipeline {
  return pipelines.reduce((best, pipeline) => (pipeline.inFlight < best.inFlight ? pipeline : best))
}

// Cancelled by one of the timeouts; or the one before it was, which was to prepare it (it is then unknown, or known already).
const isUndone = (error: unknown): boolean => /^(57014|55P03|26000|42P05)$/.test(String(errorCode(error)))
