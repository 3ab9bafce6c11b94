import { useSelector } from '@tanstack/react-store'
import { codes, codesState, type OpenedRecord } from './activation-codes.ts'

/** The activation code that opens this record now; null if it must be given first. */
export function useActivationCode(opened: OpenedRecord): string | null {
  return useSelector(codesState, () => codes.of(opened))
}

/** True if the code that was given before still opens this record, although it expired on this page. */
export function useOpensAgain(opened: OpenedRecord): boolean {
  return useSelector(codesState, () => codes.opensAgain(opened))
}

/**
 * Why the documents of an organisation were closed: the consent was withdrawn, there was no activity, or the code
 * expired.
 */
export function useReasonDocumentsClosed(providerCode: string): 'consent' | 'idle' | 'over' {
  return useSelector(codesState, ({ endedIdle }) => {
    if (codes.endedByConsent(providerCode)) return 'consent'
    return endedIdle ? 'idle' : 'over'
  })
}

/** True if codes expired without activity: the documents are closed, and the screen says why. */
export function useHaveCodesExpired(): boolean {
  return useSelector(codesState, ({ endedIdle }) => endedIdle)
}
