import { IconReceiptOff } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { InvoiceDetails } from './invoice-details.tsx'

/** `/visits/invoices/{invoiceId}`: an invoice and the decision on it (product §2, "Invoice confirmation"). */
export function InvoiceScreen({ invoiceId }: { invoiceId: string }) {
  const t = useT('invoices')
  const { data, refusal, refetch } = useCallQuery('showInvoice', { params: { invoiceId } })
  const isGone = refusal?.code === 'NOT_FOUND' || refusal?.code === 'INVALID_ARGUMENT'
  return (
    <Screen
      title={t('titleOne')}
      aside={
        <ButtonLink to="/visits/invoices" variant="subtle">
          {t('toInvoices')}
        </ButtonLink>
      }
    >
      {isGone ? (
        <EmptyState icon={<IconReceiptOff size={32} />} title={t('gone')} hint={t('goneHint')} />
      ) : data ? (
        <InvoiceDetails invoice={data} refetch={refetch} />
      ) : refusal ? (
        <ErrorState refusal={refusal} retry={refetch} />
      ) : (
        <CardSkeletons count={2} />
      )}
    </Screen>
  )
}
