import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useEffect } from 'react'
import { codes, type OpenedRecord } from './activation-codes.ts'

/** Closes what a code had opened, if the server does not accept it any more or the consent was withdrawn elsewhere. */
export function useCloseOnRefusedCode(
  refusal: Refusal | null,
  { providerCode, recordLink }: OpenedRecord,
): void {
  const reason = refusal?.code
  useEffect(() => {
    if (reason === 'INVALID_ACODE') codes.drop({ providerCode, recordLink })
    if (reason === 'DOCUMENTS_CONSENT_REQUIRED') codes.dropAllAt(providerCode)
  }, [reason, providerCode, recordLink])
}
