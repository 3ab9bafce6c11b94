import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The server died at this step. */
export class Death extends Error {}

interface Mortal {
  readonly database: Pick<Database, 'pool'>
  /** After how many steps the server dies: 0, before the first. To die before a step is to die after the one before. */
  readonly diesAt: number
}

/**
 * The database and the network of a server that dies between two of its steps: statements and requests. Nothing that it does afterwards reaches anybody, and its transactions are rolled back as PostgreSQL does for a
 * connection that is lost.
 */
export function mortal({ database, diesAt }: Mortal) {
  let steps = 0
  let isDead = false
  const die = () => {
    isDead = true
    throw new Death('the server is dead')
  }
  const step = async <T>(act: () => Promise<T>): Promise<T> => {
    if (isDead || steps === diesAt) return die()
    steps += 1
    const isLast = steps === diesAt
    const done = await act()
    return isLast || isDead ? die() : done
  }
  const clientOf = (client: pg.PoolClient) =>
    new Proxy(client, {
      get: (target, name) => {
        if (name === 'query')
          return (...asked: Parameters<typeof target.query>) => step(async () => target.query(...asked))
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
  }
}
