import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Notifications } from '../../notifications/public.ts'
import { callDecisionFunction } from './call-decision-function.ts'

interface Change {
  readonly visitId: string
  /** Null: the person who changes the visit has no account. */
  readonly accountId: string | null
  readonly now: Date
  readonly cutOffMinutes: number
  readonly messages: readonly ReturnType<Notifications['outboxRow']>[]
}

export interface Move extends Change {
  readonly timeslotId: string
  /** The duration of its service at the new assignment, in minutes. Null: one timeslot. */
  readonly minutes: number | null
  readonly holders: readonly string[]
}

export type MoveResult = {
  readonly outcome:
    | 'moved'
    | 'unchanged'
    | 'over'
    | 'too-late'
    | 'visitor-busy'
    | 'busy'
    | 'unsupported'
    | 'unknown'
  readonly order_id: string
}

const moveQuery = {
  name: 'move-visit',
  text: `select * from move_visit(
    moved => $1, asked_slot => $2, minutes => $3, account => $4, holders => $5, moment => $6,
    cut_off => make_interval(mins => $7::int), message => $8)`,
}

function valuesOf(asked: Move): unknown[] {
  const { visitId, timeslotId, minutes, accountId, holders, now, cutOffMinutes, messages } = asked
  const target = [visitId, timeslotId, minutes]
  return [...target, accountId, holders, now, cutOffMinutes, JSON.stringify(messages)]
}

export const move = (database: Database, asked: Move): Promise<MoveResult> =>
  callDecisionFunction<MoveResult>(database, moveQuery, valuesOf(asked))

/** The same inside the caller's transaction, for moves that must be atomic with other changes. */
export async function moveWithin(trx: Kysely<DB>, asked: Move): Promise<MoveResult> {
  const { rows } = await trx.executeQuery<MoveResult>(CompiledQuery.raw(moveQuery.text, valuesOf(asked)))
  const [moved] = rows
  if (!moved) throw new Error('nothing was decided about a move')
  return moved
}

export interface Cancellation extends Change {
  /** The sequence number of the visit version that the message describes. */
  readonly seen: number
}

export type CancelResult = {
  readonly outcome: 'cancelled' | 'repeated' | 'changed' | 'over' | 'too-late' | 'unknown'
}

const cancelQuery = {
  name: 'cancel-visit',
  text: `select * from cancel_visit(
    cancelled => $1, seen => $2, account => $3, moment => $4, cut_off => make_interval(mins => $5::int), message => $6)`,
}

export function cancel(database: Database, asked: Cancellation): Promise<CancelResult> {
  const { visitId, seen, accountId, now, cutOffMinutes, messages } = asked
  const values = [visitId, seen, accountId, now, cutOffMinutes, JSON.stringify(messages)]
  return callDecisionFunction<CancelResult>(database, cancelQuery, values)
}
