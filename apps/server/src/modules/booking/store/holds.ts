import type { Database } from '../../../platform/database/database.ts'
import { decide } from './decide.ts'

export interface HoldRequest {
  readonly timeslotId: string
  readonly assignmentId: string
  /** Who holds from now on, first; and whose hold that person may take over. */
  readonly holders: readonly [string, ...string[]]
  readonly now: Date
  readonly until: Date
}

const holdQuery = {
  name: 'hold-timeslot',
  text: 'select hold_timeslot($1, $2, $3, $4, $5, $6) as outcome',
}

export function holding({ timeslotId, assignmentId, holders, now, until }: HoldRequest) {
  return { ...holdQuery, values: [timeslotId, assignmentId, holders[0], holders, now, until] }
}

export async function hold(database: Database, asked: HoldRequest): Promise<'held' | 'busy' | 'unknown'> {
  const { values, ...statement } = holding(asked)
  const { outcome } = await decide<{ outcome: 'held' | 'busy' | 'unknown' }>(database, statement, values)
  return outcome
}

const releaseQuery = {
  name: 'release-hold',
  text: 'update timeslot set held_by = null, held_until = null where held_by = any($1::uuid[])',
}

export async function release(database: Database, holders: readonly string[]): Promise<void> {
  await database.pool.query({ ...releaseQuery, values: [holders] })
}
