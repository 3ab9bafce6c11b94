import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The server died at this step. */
export class Death extends Error {}

interface CrashingServer {
  readonly database: Pick<Database, 'pool'>
  /** After how many steps the server dies: 0, before the first. To die before a step is to die after the one before. */
  readonly diesAt: number
  /**
   * What others do then, who are waited for unless a transaction of this server stands in their way; `survives`: instead
   * of its death, not before it.
   */
  readonly meanwhile?: { readonly others: () => Promise<void>; readonly survives: boolean }
}

/**
 * The database and the network of a server that dies between two of its steps: statements and requests. Nothing that it does afterwards reaches anybody, and its transactions are rolled back as PostgreSQL does for a
 * connection that is lost.
 */
export function crashingServer({ database, diesAt, meanwhile }: CrashingServer) {
  let steps = 0
  let isDead = false
  let inTransaction = false
  let others: Promise<void> | undefined
  const comes = async () => {
    others ??= meanwhile?.others()
    if (!inTransaction) await others
    if (meanwhile?.survives) return
    isDead = true
    throw new Death('the server is dead')
  }
  const step = async <T>(act: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Death('the server is dead')
    if (steps === diesAt) await comes()
    steps += 1
    const isLast = steps === diesAt
    const done = await act()
    if (isLast || isDead) await comes()
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
        if (name === 'release') return () => target.release(isDead)
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
    isDead: () => isDead,
    /** How many steps it made. */
    steps: () => steps,
    /** When those who came between are done too. */
    settled: async () => {
      await others
    },
  }
}

const isBegun = (asked: unknown) => asked === 'begin'
const isEnded = (asked: unknown) => asked === 'commit' || asked === 'rollback'
