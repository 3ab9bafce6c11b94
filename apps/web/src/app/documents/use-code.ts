import { useSyncExternalStore } from 'react'
import { codes, type OpenedRecord } from './codes.ts'

/** The activation code that opens this record now; null: it must be given first. */
export function useCode(opened: OpenedRecord): string | null {
  return useSyncExternalStore(codes.subscribe, () => codes.of(opened))
}

/** Whether codes have ended because nobody touched the page: what was open is closed, and says why. */
export function useEndedIdle(): boolean {
  return useSyncExternalStore(codes.subscribe, codes.endedIdle)
}
