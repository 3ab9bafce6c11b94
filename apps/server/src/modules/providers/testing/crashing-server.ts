import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The server crashed at this step. */
export class Crash extends Error {}

interface CrashingServer {
  readonly database: Pick<Database, 'pool'>
  /**
   * The number of steps before the crash; 0: before the first. A crash before a step equals a crash after the one
   * before.
   */
  readonly crashesAt: number
  /**
   * What other servers do then; it is waited for unless a transaction of this server blocks them. `survives`:
   * done instead of the crash, not before it.
   */
  readonly meanwhile?: { readonly others: () => Promise<void>; readonly survives: boolean }
}

/**
 * The database and network connections of a server that crashes between two of its steps (statements and
 * requests). Nothing that it does afterwards has an effect, and its transactions are rolled back as PostgreSQL
 * does for a lost connection.
 */
export function crashingServer({ database, crashesAt, meanwhile }: CrashingServer) {
  let steps = 0
  let hasCrashed = false
  let inTransaction = false
  let others: Promise<void> | undefined
  const comes = async () => {
    others ??= meanwhile?.others()
    if (!inTransaction) await others
    if (meanwhile?.survives) return
    hasCrashed = true
    throw new Crash('the server has crashed')
  }
  const step = async <T>(act: () => Promise<T>): Promise<T> => {
    if (hasCrashed) throw new Crash('the server has crashed')
    if (steps === crashesAt) await comes()
    steps += 1
    const isLast = steps === crashesAt
    const done = await act()
    if (isLast || hasCrashed) await comes()
    return done
  }
  const clientOf = (client: pg.PoolClient) =>
    new Proxy(client, {
      get: (target, name) => {
        if (name === 'query')
          return (...asked: Parameters<typeof target.query>) =>
            step(async () => {
              const done = await target.query(...asked)
              inTransaction = isBegun(asked[0]) || (inTransaction && !isEnded(asked[0]))
              return done
            })
        if (name === 'release') return () => target.release(hasCrashed)
        return Reflect.get(target, name, target)
      },
    })
  const pool = new Proxy(database.pool, {
    get: (target, name) =>
      name === 'connect' ? async () => clientOf(await target.connect()) : Reflect.get(target, name, target),
  })
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    fetch: ((input, init) => step(() => fetch(input, init))) satisfies typeof fetch,
    hasCrashed: () => hasCrashed,
    /** The number of steps so far. */
    steps: () => steps,
    /** Resolves when the others have finished too. */
    settled: async () => {
      await others
    },
  }
}

const isBegun = (asked: unknown) => asked === 'begin'
const isEnded = (asked: unknown) => asked === 'commit' || asked === 'rollback'
