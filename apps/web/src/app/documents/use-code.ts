import { useSelector } from '@tanstack/react-store'
import { codes, codesState, type OpenedRecord } from './codes.ts'

/** The activation code that opens this record now; null: it must be given first. */
export function useCode(opened: OpenedRecord): string | null {
  return useSelector(codesState, () => codes.of(opened))
}

/** Why what was open at an organisation is closed: the consent was withdrawn, nobody touched the page, or the code is over. */
export function useWhyClosed(providerCode: string): 'consent' | 'idle' | 'over' {
  return useSelector(codesState, ({ endedIdle }) => {
    if (codes.endedByConsent(providerCode)) return 'consent'
    return endedIdle ? 'idle' : 'over'
  })
}

/** Whether codes have ended because nobody touched the page: what was open is closed, and says why. */
export function useEndedIdle(): boolean {
  return useSelector(codesState, ({ endedIdle }) => endedIdle)
}
