import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'
import type { DatabaseClientConfig } from './database-client.ts'
import { createPipeline } from './quick/pipeline.ts'
import { isUnprepared } from './require-sessions.ts'

/** Whether requests can be served from the database, and if not, why. */
export type DatabaseState = 'ready' | 'no database' | 'no answer' | 'read-only' | 'full' | 'pooled'

export interface HealthCheck {
  /** Settles within a second and a half, whatever the database does. */
  state(): Promise<DatabaseState>
  close(): Promise<void>
}

/** Milliseconds. */
const PATIENCE = 1500
const STATEMENT_TIMEOUT = 1000

/**
 * The rows exceed this session's memory, so PostgreSQL writes them to disk: only this detects a full disk, and it
 * also works on a standby.
 */
const ASK = {
  name: 'health',
  text: `select current_setting('transaction_read_only') as read_only, count(*) as rows
    from generate_series(1, 10000)`,
  values: [],
}
const LITTLE_MEMORY = '-c work_mem=64kB'

/** Uses a connection of its own: busy connections are no reason to take a server out of service. */
export function createHealthCheck(client: DatabaseClientConfig): HealthCheck {
  const pipeline = createPipeline({
    client: {
      ...client,
      options: `${client.options ?? ''} ${LITTLE_MEMORY}`,
      connectionTimeoutMillis: PATIENCE,
      statement_timeout: STATEMENT_TIMEOUT,
    },
    patience: PATIENCE,
    onError: () => undefined,
  })
  let asking: Promise<DatabaseState> | undefined
  const ask = async (): Promise<DatabaseState> => {
    try {
      const { rows } = await pipeline.query<{ read_only: string }>(ASK)
      return rows[0]?.read_only === 'on' ? 'read-only' : 'ready'
    } catch (error) {
      return stateOf(error)
    } finally {
      asking = undefined
    }
  }
  return {
    state: () => {
      asking ??= ask()
      return Promise.race([asking, pause(PATIENCE, 'no answer' as const, { ref: false })])
    },
    close: () => pipeline.close(),
  }
}

function stateOf(error: unknown): DatabaseState {
  if (/^53[14]00$/.test(String(errorCode(error)))) return 'full'
  return isUnprepared(error) ? 'pooled' : 'no database'
}
