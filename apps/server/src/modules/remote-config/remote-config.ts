import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RemoteConfig } from './public.ts'
import { fits, overDefaults, type RemoteValues } from './values.ts'

const FRESH_MS = 1000

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export function createRemoteConfig({ database, clock, log }: Parts): RemoteConfig {
  let known: { values: Promise<RemoteValues>; at: number } | undefined

  const load = async () => {
    const stored = await database.db.selectFrom('remote_config').select(['key', 'value']).execute()
    const { values, unfit } = overDefaults(stored)
    if (unfit.length > 0) log.warn({ keys: unfit }, 'remote configuration values do not fit: defaults hold')
    return values
  }
  return {
    read: () => {
      const at = clock.now().getTime()
      if (known && Math.abs(at - known.at) < FRESH_MS) return known.values
      const values = load()
      const mine = { values, at }
      known = mine
      // An outage is not remembered.
      values.catch(() => {
        if (known === mine) known = undefined
      })
      return values
    },
    set: async (key, value) => {
      if (!fits(key, value)) throw new Error(`the value does not fit remote configuration ${key}`)
      const row = { key, value: JSON.stringify(value), updated_at: clock.now() }
      await database.db
        .insertInto('remote_config')
        .values(row)
        .onConflict(conflict =>
          conflict.column('key').doUpdateSet({ value: row.value, updated_at: row.updated_at }),
        )
        .execute()
      known = undefined
    },
  }
}
