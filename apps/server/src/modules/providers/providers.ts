import { deriveKey } from '../../platform/secret/derive-key.ts'
import { documentKeys } from '../documents/public.ts'
import type { ProvidersDeps } from './deps.ts'
import { cancelVisit } from './fhir/booking/cancel-visit.ts'
import { takeTime } from './fhir/booking/take-time.ts'
import type { FhirDeps } from './fhir/deps.ts'
import { joinRefreshes } from './fhir/refresh/join-refreshes.ts'
import { refreshPatients, syncedAt } from './fhir/refresh/refresh-patients.ts'
import { createSteward, type Steward } from './fhir/steward.ts'
import type { ProviderSync, Providers, RefreshRequest } from './port.ts'
import { type KnownAt, organisationsOf } from './store/known-at.ts'

/** What app and plugin need beside the public face: the loops that ask clinics, and mend what was left behind. */
export interface RunningProviders extends Providers {
  readonly steward: Steward
  readonly fhir: FhirDeps
}

export function createProviders({
  secret,
  fetch = globalThis.fetch,
  database,
  ...rest
}: ProvidersDeps): RunningProviders {
  const fhir: FhirDeps = {
    ...rest,
    database,
    fetch,
    key: deriveKey(secret, 'fhir-connection'),
    documentKey: documentKeys(secret).document,
  }
  const { clock } = fhir
  const steward = createSteward(fhir)
  const running = new Set<Promise<unknown>>()

  const refresh = joinRefreshes((known, asked) => refreshPatients(known, asked, fhir))
  const refreshAt = async (known: KnownAt, asked: RefreshRequest): Promise<ProviderSync> => {
    const { providerCode, keeper } = known
    // What is kept here is always up to date.
    if (keeper === 'built-in') return { providerCode, outcome: 'synced', syncedAt: clock.now() }
    const refreshing = refresh(known, asked)
    if (asked.wait) return refreshing
    running.add(refreshing)
    refreshing.finally(() => running.delete(refreshing))
    return { providerCode, outcome: 'pending', syncedAt: await syncedAt(fhir, known, asked) }
  }
  const taking = takeTime(fhir)
  const cancelling = cancelVisit(fhir)
  return {
    fhir,
    steward: {
      ...steward,
      end: async () => {
        await steward.end()
        await Promise.all(running)
      },
    },
    refresh: async asked => {
      const known = await organisationsOf(database, asked.profileIds, asked.providerCode)
      return Promise.all(known.map(one => refreshAt(one, asked)))
    },
    remote: {
      takeTime: async (asked, here) => {
        const taken = await taking(asked, here)
        steward.nudge()
        return taken
      },
      cancel: cancelling,
    },
  }
}
