import { deriveKey } from '../../platform/secret/derive-key.ts'
import { documentKeys } from '../documents/public.ts'
import type { ProvidersDeps } from './deps.ts'
import type { ProviderSync, Providers, RefreshRequest } from './port.ts'
import { bookOrMoveAtClinic } from './remote/booking/book-or-move-at-clinic.ts'
import { cancelVisit } from './remote/booking/cancel-visit.ts'
import type { RemoteDeps } from './remote/deps.ts'
import { createOperationWorker, type OperationWorker } from './remote/operation-worker.ts'
import { joinRefreshes } from './remote/refresh/join-refreshes.ts'
import { refreshPatients, syncedAt } from './remote/refresh/refresh-patients.ts'
import { type KnownAt, organisationsOf } from './store/organisations-of-profiles.ts'

/**
 * What the app and the plugin need besides the port: the loops that poll clinics and finish abandoned operations.
 */
export interface RunningProviders extends Providers {
  readonly operationWorker: OperationWorker
  readonly remoteDeps: RemoteDeps
}

export function createProviders({
  secret,
  fetch = globalThis.fetch,
  database,
  ...rest
}: ProvidersDeps): RunningProviders {
  const remoteDeps: RemoteDeps = {
    ...rest,
    database,
    fetch,
    key: deriveKey(secret, 'fhir-connection'),
    documentKey: documentKeys(secret).document,
  }
  const { clock } = remoteDeps
  const operationWorker = createOperationWorker(remoteDeps)
  const running = new Set<Promise<unknown>>()

  const refresh = joinRefreshes((known, asked) => refreshPatients(known, asked, remoteDeps))
  const refreshAt = async (known: KnownAt, asked: RefreshRequest): Promise<ProviderSync> => {
    const { providerCode, timetableOwner } = known
    // Records that are kept here are always up to date.
    if (timetableOwner === 'built-in') return { providerCode, outcome: 'synced', syncedAt: clock.now() }
    const refreshing = refresh(known, asked)
    if (asked.wait) return refreshing
    running.add(refreshing)
    refreshing.finally(() => running.delete(refreshing))
    return { providerCode, outcome: 'pending', syncedAt: await syncedAt(remoteDeps, known, asked) }
  }
  const taking = bookOrMoveAtClinic(remoteDeps)
  const cancelling = cancelVisit(remoteDeps)
  return {
    remoteDeps,
    operationWorker: {
      ...operationWorker,
      end: async () => {
        await operationWorker.end()
        await Promise.all(running)
      },
    },
    refresh: async asked => {
      const known = await organisationsOf(database, asked.profileIds, asked.providerCode)
      return Promise.all(known.map(one => refreshAt(one, asked)))
    },
    remote: {
      bookOrMoveAtClinic: async (asked, here) => {
        const taken = await taking(asked, here)
        operationWorker.nudge()
        return taken
      },
      cancel: cancelling,
    },
  }
}
