import type { Input } from '@vizit/api-client/calls.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useForgetOffline } from '../../../app/api/use-forget-offline.ts'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import type { Invoice } from '../invoice-types.ts'
import { decisionOf, draftOf, useDecisionDraft } from './decision-draft.ts'

export type Decision = NonNullable<Input<'decideInvoice'>['body']>

/** Sends the decision. What another relative or the organisation did meanwhile is shown instead of it. */
export function useDecideInvoice(invoice: Invoice, refetch: () => void) {
  const { id, version } = invoice
  const t = useT('invoices')
  const { draft } = useDecisionDraft(invoice)
  const { mutate, isPending, refusal, reset } = useCall('decideInvoice', {
    // Whoever has chosen otherwise since then sends that, by the button.
    resumes: ({ params, body }) =>
      params.invoiceId === id && JSON.stringify(body) === JSON.stringify({ version, ...decisionOf(draft) }),
    done: () => {
      dropDraft(draftOf({ id }))
      toast(t('sent'))
    },
    refused: {
      INVOICE_DECIDED: refetch,
      INVOICE_CHANGED: refetch,
      INVOICE_TOO_LATE: refetch,
      INVOICE_VISIT_CANCELLED: refetch,
      NOT_FOUND: refetch,
    },
  })
  useForgetOffline({ refusal, reset })
  const decide = (body: Omit<Decision, 'version'>) =>
    mutate({ params: { invoiceId: id }, body: { version, ...body } })
  return { decide, isPending, refusal }
}

export type Deciding = ReturnType<typeof useDecideInvoice>
