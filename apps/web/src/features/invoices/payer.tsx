import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import type { Invoice } from './invoice-types.ts'
import { readersOf } from './readers-of.ts'

/** The programme that pays an invoice; where it pays nothing, what was promised at the booking and whom to ask. */
export function Payer({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const { covererName: name } = invoice
  if (readersOf(invoice) !== 'CLINIC') return <Text>{t('programme', { name })}</Text>
  return (
    <>
      <Text>{t('programmeNone', { name })}</Text>
      <Promised invoice={invoice} />
    </>
  )
}

function Promised({ invoice: { orderId, profileId, covererCode } }: { invoice: Invoice }) {
  const t = useT('invoices')
  const { data: visit } = useCallQuery('showVisit', { params: { orderId } })
  const { data: programmes } = useCallQuery('listCoverages', {})
  const share = visit?.covererCode === covererCode ? visit.covererShare : null
  const phones = programmes?.coverages.find(
    ({ coverer, profileId: who }) => coverer === covererCode && who === profileId,
  )?.phones
  return (
    <>
      <Text>{share ? t('promised', { share }) : t('askWhy')}</Text>
      <Phones label={t('programmePhones')} phones={phones?.join(';')} />
      <Phones label={t('clinicPhones')} phones={visit?.branchPhones} />
    </>
  )
}

function Phones({ label, phones = '' }: { label: string; phones?: string | undefined }) {
  if (phones === '') return null
  return (
    <div>
      <Text size="sm">{label}</Text>
      <PhoneLinks phones={phones} />
    </div>
  )
}
