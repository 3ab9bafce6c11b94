import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DatabaseClient } from '../../../platform/database/database-client.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type Repeating, repeat } from '../../../platform/lifecycle/repeat-task.ts'
import { limits } from '../limits.ts'

const CHANNEL = 'session_ended'
const HEARTBEAT_MS = 5000
/** After this time without a heartbeat the local list of ended sessions is not trusted. */
const TRUSTED_MS = 15_000
const HEARTBEAT_PATIENCE_MS = 4000

/** Sessions that ended, on any server, while their identity tokens have not expired. */
export interface EndedSessions {
  /** Null: notifications may be missing, so the caller must ask the database. */
  has(sessionId: string): boolean | null
  add(sessionId: string): void
  /** Calls `hear` with every session that ends from now on. */
  onEnd(hear: (sessionId: string) => void): void
  begin(): Promise<void>
  end(): Promise<void>
}

/** Notifies every server, when the transaction commits, that a session has ended. */
export async function announceEnded(trx: Kysely<DB>, sessionId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${sessionId})`.execute(trx)
}

/**
 * Receives ended sessions by NOTIFY on a connection of its own, and reads the recent ones again at every
 * heartbeat. While the connection is down, callers ask the database, so that a sign-out always takes effect at
 * once.
 */
export function listenForEndedSessions(database: Database, clock: Clock): EndedSessions {
  const ended = new Map<string, number>()
  let listener: DatabaseClient | null = null
  let syncedAt = Number.NEGATIVE_INFINITY
  let heart: Repeating | undefined

  const listeners = new Set<(sessionId: string) => void>()
  const add = (sessionId: string) => {
    ended.set(sessionId, clock.now().getTime())
    for (const hear of listeners) hear(sessionId)
  }
  const drop = (client: DatabaseClient) => {
    if (listener !== client) return
    listener = null
    syncedAt = Number.NEGATIVE_INFINITY
    client.end().catch(() => undefined)
  }
  const connect = async () => {
    const client = new DatabaseClient({ ...database.pool.options, answerWithin: HEARTBEAT_PATIENCE_MS })
    listener = client
    client.on('error', () => drop(client))
    client.on('end', () => drop(client))
    client.on('notification', ({ payload }) => payload && add(payload))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  }
  const beat = async () => {
    try {
      const client = listener ?? (await connect())
      const horizon = clock.now().getTime() - limits.longestIdentityTokenSeconds * 1000
      const { rows } = await client.query<{ id: string }>(
        'select id from session where ended_at > $1 union all select id from gone_session where gone_at > $1',
        [new Date(horizon)],
      )
      for (const [id, at] of ended) if (at <= horizon) ended.delete(id)
      for (const { id } of rows) if (!ended.has(id)) add(id)
      syncedAt = performance.now()
    } catch {
      if (listener) drop(listener)
    }
  }

  return {
    add,
    onEnd: hear => void listeners.add(hear),
    has: id => {
      if (ended.has(id)) return true
      return performance.now() - syncedAt < TRUSTED_MS ? false : null
    },
    begin: async () => {
      await beat()
      heart = repeat(beat, HEARTBEAT_MS, () => undefined)
    },
    end: async () => {
      await heart?.stop()
      const client = listener
      listener = null
      syncedAt = Number.NEGATIVE_INFINITY
      await client?.end().catch(() => undefined)
    },
  }
}
