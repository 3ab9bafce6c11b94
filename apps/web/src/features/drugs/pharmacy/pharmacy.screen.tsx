import { Button, Stack, Text, Title } from '@mantine/core'
import { IconBuildingStore, IconMapPin } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { inQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { ScreenWithTabTitle } from '@vizit/ui/screen/screen-with-tab-title.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { BasketOfAccount } from '../../../app/drugs/basket-of-account.tsx'
import { useAsOfWords } from '../../../app/drugs/use-price-words.ts'
import { OpeningState } from '../../../app/medcenter/opening-state.tsx'
import { useDistanceWords } from '../../../app/place/use-distance-words.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { useDirections } from '../../../app/visit/use-directions.ts'
import { addressWithTown } from '../address-with-town.ts'
import classes from '../drugs.module.css'
import { sameTown } from '../same-town.ts'
import { BasketInPharmacy } from './basket-in-pharmacy.tsx'

type Pharmacy = Answer<'showPharmacy'>

interface PharmacyScreenProps {
  pharmacyId: string
  map: (pharmacy: Pharmacy) => ReactNode
  schedule: (schedule: Pharmacy['schedule']) => ReactNode
}

/** A pharmacy's own page: where, when, and what it has of the basket (product §2, "Drugstore details"). */
export function PharmacyScreen({ pharmacyId, map, schedule }: PharmacyScreenProps) {
  const { data, refusal, refetch } = useCallQuery('showPharmacy', { params: { id: pharmacyId }, query: {} })
  if (refusal?.code === 'NOT_FOUND' || refusal?.code === 'INVALID_ARGUMENT') return <PharmacyGone />
  if (!data) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={3} />
  return (
    <ScreenWithTabTitle title={data.name} tabTitle={titleOf(data.name, data.town)} wide>
      <Stack gap={12}>
        <OpeningState openNow={data.schedule.now} />
        <Contacts pharmacy={data}>{map(data)}</Contacts>
        <BasketOfAccount />
        <BasketInPharmacy pharmacyId={pharmacyId} />
        {data.schedule.now === null ? <NoHours hasPhone={data.phones.length > 0} /> : schedule(data.schedule)}
        <StockLine {...data} />
      </Stack>
    </ScreenWithTabTitle>
  )
}

function NoHours({ hasPhone }: { hasPhone: boolean }) {
  const t = useT('pharmacies')
  return (
    <Surface>
      <Text>{[t('noHours'), hasPhone && t('callForHours')].filter(Boolean).join(' ')}</Text>
    </Surface>
  )
}

function Contacts({ pharmacy, children }: { pharmacy: Pharmacy; children: ReactNode }) {
  const t = useT('pharmacies')
  const { name, chain, address, phones, location, isDemo } = pharmacy
  const href = useDirections({ branchName: name, branchAddress: address, ...location })
  const distance = useDistanceWords()(location)
  return (
    <Surface className={classes.card}>
      <Title order={2}>{t('contacts')}</Title>
      <Text>
        {chain && t('chain', { name: inQuotes(chain) })} {isDemo && <DemoBadge />}
      </Text>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {addressWithTown(pharmacy)}
        {distance && ` · ${distance}`}
      </FactLine>
      <PhoneLinks phones={phones.join(';')} />
      {children}
      <Button
        component="a"
        className={classes.directions}
        href={href}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconMapPin size={20} aria-hidden />}
      >
        {t('directions')}
      </Button>
    </Surface>
  )
}

/**
 * When the pharmacy sent its prices, and as of when they are, where that is not the same; an outside service tells them without a word of
 * the pharmacy.
 */
function StockLine({ isFed, stockAsOf, pricesAsOf }: Pick<Pharmacy, 'isFed' | 'stockAsOf' | 'pricesAsOf'>) {
  const t = useT('pharmacies')
  const asOf = useAsOfWords()
  if (!isFed)
    return (
      <Text c="dimmed" size="sm">
        {t('inform')}
      </Text>
    )
  const [oldest, newest] = pricesAsOf ? [asOf(pricesAsOf.oldest), asOf(pricesAsOf.newest)] : []
  const isOfThen = stockAsOf !== null && oldest === asOf(stockAsOf)
  const times =
    oldest && newest && !isOfThen && t(oldest === newest ? 'pricesOf' : 'pricesBetween', { oldest, newest })
  return (
    <Text c="dimmed" size="sm">
      {stockAsOf
        ? [t('stockAsOf', { time: asOf(stockAsOf) }), times, t('inform')].filter(Boolean).join(' ')
        : t('noStock')}
    </Text>
  )
}

function PharmacyGone() {
  const t = useT('pharmacies')
  return (
    <Screen title={t('gone')}>
      <EmptyState
        icon={<IconBuildingStore size={32} />}
        hint={t('goneHint')}
        action={
          <ButtonLink to="/drugs" search={sameTown}>
            {t('find')}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
