import { DAY_MS } from '@vizit/domain/time/day.ts'
import { type Repeating, repeat } from '../../../platform/lifecycle/repeat-task.ts'
import { leaseFrom } from './booking/operation-lease.ts'
import { recover } from './booking/recover-operation.ts'
import { openClinic } from './clinic.ts'
import type { RemoteDeps } from './deps.ts'
import { pollClinic } from './poll-clinic.ts'
import { claimDueConnections } from './store/connections.ts'
import {
  claimAbandonedOperations,
  forgetEnded,
  type Operation,
  withdrawCancelled,
} from './store/operations.ts'
import { forgetNotices } from './webhook/receive-notification.ts'

/** The background work with clinics. */
export interface OperationWorker {
  /** Finishes or undoes abandoned operations; returns how many it claimed. */
  work(): Promise<number>
  /** Polls the clinics that are due. */
  poll(): Promise<void>
  /** Wakes the worker because there is an operation to finish. */
  nudge(): void
  begin(): void
  end(): Promise<void>
}

const WORK_MS = 1000
const POLLED_EVERY_MS = 30_000
const OPERATIONS_OF_EACH = 10
const KEPT_MS = 30 * DAY_MS

/** Any number of servers do this at the same time: each claims operations that no other server has. */
export function createOperationWorker(deps: RemoteDeps): OperationWorker {
  const { database, clock, log } = deps
  const takeUp = async (operation: Operation) => {
    const clinic = await openClinic(operation.providerId, deps)
    if (clinic) await recover(operation, clinic, deps)
  }
  // Clinics whose operations this server works on now.
  const workedOn = new Set<string>()
  const work = async () => {
    const lease = leaseFrom(clock.now())
    const terms = { ofEach: OPERATIONS_OF_EACH, besides: [...workedOn] }
    const left = await claimAbandonedOperations(database.db, lease, terms)
    const ofClinics = Map.groupBy(left, ({ providerId }) => providerId)
    await Promise.all(
      [...ofClinics].map(async ([providerId, operations]) => {
        workedOn.add(providerId)
        await Promise.all(operations.map(operation => takeUp(operation).catch(failed)))
        workedOn.delete(providerId)
      }),
    )
    return left.length
  }
  const inHand = new Set<string>()
  const ask = async (providerId: string) => {
    inHand.add(providerId)
    await pollClinic(providerId, deps).catch(failed)
    inHand.delete(providerId)
  }
  const poll = async () => {
    const now = clock.now()
    const next = new Date(now.getTime() + POLLED_EVERY_MS)
    const due = await claimDueConnections(database.db, { now, next })
    if (due.length === 0) return
    await withdrawCancelled(database.db, leaseFrom(now))
    await Promise.all(due.filter(providerId => !inHand.has(providerId)).map(ask))
    await forgetNotices(deps, now)
    await forgetEnded(database.db, new Date(now.getTime() - KEPT_MS))
  }
  const failed = (error: unknown) => {
    const { name, code } = error as Error & { code?: string }
    log.error({ kind: name, problem: code }, 'clinics wait')
  }
  // A slow clinic does not delay the others.
  const rounds = new Set<Promise<unknown>>()
  const begin = (round: () => Promise<unknown>) => async () => {
    const begun = round()
      .catch(failed)
      .finally(() => rounds.delete(begun))
    rounds.add(begun)
  }
  let working: Repeating | undefined
  let polling: Repeating | undefined
  return {
    work,
    poll,
    nudge: () => working?.nudge(),
    begin: () => {
      working = repeat(begin(work), WORK_MS, failed)
      polling = repeat(begin(poll), WORK_MS, failed)
    },
    end: async () => {
      await Promise.all([working?.stop(), polling?.stop()])
      await Promise.all(rounds)
    },
  }
}
