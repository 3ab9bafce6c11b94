import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import type { Invoice } from './invoice-types.ts'

/** The phones of the programme and of the medical centre. */
export function WhomToAsk({ invoice: { orderId, profileId, covererCode } }: { invoice: Invoice }) {
  const t = useT('invoices')
  const { data: visit } = useCallQuery('showVisit', { params: { orderId } })
  const { data: programmes } = useCallQuery('listCoverages', {})
  const phones = programmes?.coverages.find(
    ({ coverer, profileId: who }) => coverer === covererCode && who === profileId,
  )?.phones
  return (
    <>
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
