import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useProgrammeName } from '../../../app/cover/use-programme-options.ts'
import { paidByInvoices } from '../../../app/invoices/paid-by-invoices.ts'
import { useInvoicesOf } from '../../../app/invoices/use-invoices-of.ts'
import { useSums } from '../../../app/invoices/use-sums.ts'
import { useHasPayers } from '../use-has-payers.ts'
import { usePartsOfPrice } from '../use-parts-of-price.ts'
import type { Visit } from '../visit-types.ts'

/** The price of a visit and who pays (product §3, "Visit": paymentMethod, price); prices are informative only. */
export function VisitInvoice({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const price = useFormat().price(visit)
  return (
    <Surface>
      <Title order={2}>{t('payment')}</Title>
      <Text fw={600}>{price ?? t('priceUnknown')}</Text>
      {visit.covererCode === null ? (
        <Text>{t('payOwn')}</Text>
      ) : (
        <PaidByProgramme visit={visit} covererCode={visit.covererCode} />
      )}
      {price && <Text c="dimmed">{t('priceInforms')}</Text>}
      <OtherPayer visit={visit} />
    </Surface>
  )
}

/**
 * A booked visit keeps who pays (docs/decisions/0138-who-pays-stays.md): what to do instead, for those who could have another payer.
 */
function OtherPayer({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const hasPayers = useHasPayers(visit)
  if (visit.isPast || !hasPayers) return null
  return <Text c="dimmed">{t(visit.isManageable ? 'payChange' : 'payChangeCall')}</Text>
}

/**
 * The programme by its name, and both parts of the price where the patient pays one; nothing of what was promised while its invoices are
 * unknown. Once some of an invoice was rejected, what was
 * confirmed says what it pays.
 */
function PaidByProgramme({ visit, covererCode }: { visit: Visit; covererCode: string }) {
  const t = useT('visits')
  const parts = usePartsOfPrice()(visit)
  const coverer = useProgrammeName(covererCode) ?? covererCode
  const sum = useSums()
  const { data, isUnknown } = useInvoicesOf(visit.orderId)
  const paid = paidByInvoices(data?.items.filter(invoice => invoice.covererCode === covererCode) ?? [])
  if (paid) {
    if (paid.covered > 0) return <Text>{t('payConfirmed', { coverer, sum: sum(paid.covered) })}</Text>
    const said = paid.open ?? (paid.isConfirmed ? 'NOTHING' : 'REJECTED')
    return <Text>{t(`payByInvoice.${said}`, { coverer })}</Text>
  }
  if (isUnknown) return <Text>{t('payBooked', { coverer })}</Text>
  return (
    <>
      <Text>{t('payProgramme', { coverer })}</Text>
      {parts && <Text>{parts}</Text>}
      {!visit.isPast && <NotCoveringSince visit={visit} covererCode={covererCode} />}
    </>
  )
}

/** Who was covered when the visit was booked may not be covered now: then the coverer decides with the invoice. */
function NotCoveringSince({ visit, covererCode }: { visit: Visit; covererCode: string }) {
  const t = useT('visits')
  const format = useFormat()
  const { data } = useCallQuery('listCoverages', {})
  const day = format.dateOf(visit.startDate)
  const known =
    data?.coverages.filter(
      ({ coverer, profileId }) => coverer === covererCode && profileId === visit.profileId,
    ) ?? []
  const isOver = ({ status, validTo }: Coverage) => status === 'ENDED' || (validTo !== null && validTo < day)
  const lasting = known.filter(coverage => !isOver(coverage))
  const told = lasting[0] ?? known[0]
  if (!told || lasting.some(({ status }) => status !== 'SUSPENDED')) return null
  return (
    <>
      <Text>{t(lasting.length > 0 ? 'paySuspended' : 'payEnded')}</Text>
      {told.phones.length > 0 && <PhoneLinks phones={told.phones.join(';')} />}
    </>
  )
}

type Coverage = Answer<'listCoverages'>['coverages'][number]
