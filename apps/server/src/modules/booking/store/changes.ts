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
  /** Null: no programme pays for the visit. `acceptedShare` null: the person has agreed to no other share. */
  readonly covered: { readonly acceptedShare: number | null } | null
}

export type MoveResult = MoveDecision | CoverageChanges

/** The programme would pay less than before. */
interface CoverageChanges {
  readonly outcome: 'coverage-changes'
  readonly order_id: string
  /** Percent; 0: nothing. */
  readonly share: number
  readonly why: 'not-covered' | 'limit-reached' | null
}

interface MoveDecision {
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

const textOf = (decides: string, agreed: string) => `select * from ${decides}(
    moved => $1, asked_slot => $2, minutes => $3, account => $4, holders => $5, moment => $6,
    cut_off => make_interval(mins => $7::int), message => $8${agreed})`
const moveQuery = { name: 'move-visit', text: textOf('move_visit', '') }
const coveredMoveQuery = {
  name: 'move-covered-visit',
  text: textOf('move_covered_visit', ', accepted_share => $9'),
}

/** `move_visit`, or `move_covered_visit`. */
const statementOf = (asked: Move) =>
  asked.covered === null
    ? { ...moveQuery, values: valuesOf(asked) }
    : { ...coveredMoveQuery, values: [...valuesOf(asked), asked.covered.acceptedShare] }

function valuesOf(asked: Move): unknown[] {
  const { visitId, timeslotId, minutes, accountId, holders, now, cutOffMinutes, messages } = asked
  const target = [visitId, timeslotId, minutes]
  return [...target, accountId, holders, now, cutOffMinutes, JSON.stringify(messages)]
}

export function move(database: Database, asked: Move): Promise<MoveResult> {
  const { values, ...statement } = statementOf(asked)
  return callDecisionFunction<MoveResult>(database, statement, values)
}

/** The same inside the caller's transaction, for moves that must be atomic with other changes. */
export async function moveWithin(trx: Kysely<DB>, asked: Move): Promise<MoveResult> {
  const { text, values } = statementOf(asked)
  const { rows } = await trx.executeQuery<MoveResult>(CompiledQuery.raw(text, values))
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
