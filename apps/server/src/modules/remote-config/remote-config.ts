import type { FastifyBaseLogger } from 'fastify'
import type { News } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RemoteConfig } from './public.ts'
import { overDefaults, type RemoteValues } from './values.ts'

const FRESH_MS = 1000

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Absent: a change is seen within a second. */
  readonly changes?: { follow(hear: (news: News) => void): unknown }
}

export function createRemoteConfig({ database, clock, log, changes }: Parts): RemoteConfig {
  let known: { values: Promise<RemoteValues>; at: number } | undefined

  const load = async () => {
    const stored = await database.db.selectFrom('remote_config').select(['key', 'value']).execute()
    const { values, unfit } = overDefaults(stored)
    if (unfit.length > 0) log.warn({ keys: unfit }, 'remote configuration values do not fit: defaults hold')
    return values
  }
  changes?.follow(news => {
    if (news === 'missed' || news.topic === 'config') known = undefined
  })
  return {
    read: () => {
      const at = clock.now().getTime()
      if (known && Math.abs(at - known.at) < FRESH_MS) return known.values
      const values = load()
      const mine = { values, at }
      known = mine
      // A failed read must not be cached.
      values.catch(() => {
        if (known === mine) known = undefined
      })
      return values
    },
  }
}
