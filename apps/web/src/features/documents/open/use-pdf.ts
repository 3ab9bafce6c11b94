import { useQuery } from '@tanstack/react-query'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { RefusedError, refusalOf } from '@vizit/api-client/react/refused-error.ts'
import { useConfig } from '../../../app/api/use-config.ts'
import type { MedicalDocument } from '../../../app/documents/medical-document.ts'
import { loadCachedPdf } from '../../../app/documents/pdf-cache.ts'
import { useActivationCode } from '../../../app/documents/use-activation-code.ts'
import { useCloseOnRefusedCode } from '../../../app/documents/use-close-on-refused-code.ts'
import { useCloseOnWithdrawal } from '../consents/use-close-on-withdrawal.ts'

/** The cache size until the server has sent its value, in bytes (calls §9, "In-memory PDF cache"). */
const USUAL_MEMORY = 1_048_576

/** The file of a document, from this page's cache or loaded with the activation code. */
export function usePdf(document: MedicalDocument) {
  const client = useClient()
  const code = useActivationCode(document)
  const limit = useConfig().data?.memoryStoragePdf ?? USUAL_MEMORY
  const { of, ownerId, documentId, profileId, providerCode, recordLink } = document

  const fetchPdf = (accessCode: string) =>
    of === 'test'
      ? client.send('downloadTestDocument', {
          params: { testId: ownerId, documentId },
          query: { providerCode },
          accessCode,
        })
      : client.send('downloadReport', {
          params: { reportId: ownerId, reportResultId: documentId },
          query: { providerCode },
          accessCode,
        })
  const read = useQuery({
    queryKey: ['pdf', documentId],
    queryFn: async () => {
      if (code === null) throw new Error('a document is read without a code')
      const opened = { providerCode, recordLink }
      const result = await loadCachedPdf({ key: documentId, opened, limit }, () => fetchPdf(code))
      if (!result.ok) throw new RefusedError(result.refusal)
      return result.answer
    },
    enabled: code !== null,
    // Our own cache stores it, with its own limits.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const refusal = refusalOf(read.error)
  useCloseOnRefusedCode(refusal, { providerCode, recordLink })
  useCloseOnWithdrawal({ profileId, providerCode, isOpen: code !== null })
  return { pdf: code === null ? undefined : read.data, code, refusal, retry: () => void read.refetch() }
}
