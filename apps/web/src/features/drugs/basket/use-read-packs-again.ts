import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useEffect } from 'react'
import { refusedFields } from '../../../app/lists/refused-fields.ts'

/**
 * Asks anew what the packs of the basket are where the server refuses one of them: the register has dropped it meanwhile; which, the
 * packs say themselves. Each refusal asks, because several servers may learn of a new register one after another.
 */
export function useReadPacksAgain(refusal: Refusal | null, readPacks: () => unknown): void {
  useEffect(() => {
    if (refusal && refusedFields(refusal).includes('packs')) void readPacks()
  }, [refusal, readPacks])
}
