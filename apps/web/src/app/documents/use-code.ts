import { useSyncExternalStore } from 'react'
import { codes, type OpenedRecord } from './codes.ts'

/** The activation code that opens this record now; null: it must be given first. */
export function useCode(opened: OpenedRecord): string | null {
  return useSyncExternalStore(codes.subscribe, () => codes.of(opened))
}

/** Why what was open at an organisation is closed: the consent was withdrawn, nobody touched the page, or the code is over. */
export function useWhyClosed(providerCode: string): 'consent' | 'idle' | 'over' {
  return useSyncExternalStore(codes.subscribe, () => {
    if (codes.endedByConsent(providerCode)) return 'consent'
    return codes.endedIdle() ? 'idle' : 'over'
  })
}

/** Whether codes have ended because nobody touched the page: what was open is closed, and says why. */
export function useEndedIdle(): boolean {
  return useSyncExternalStore(codes.subscribe, codes.endedIdle)
}
