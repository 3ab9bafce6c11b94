import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { usePriceWords } from '../../../app/drugs/use-price-words.ts'
import { OpeningState } from '../../../app/medcenter/opening-state.tsx'
import { useDistanceWords } from '../../../app/place/use-distance-words.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { addressWithTown } from '../address-with-town.ts'
import classes from '../drugs.module.css'
import { sameTown } from '../same-town.ts'
import { Positions } from './positions.tsx'
import type { BasketPack } from './use-pharmacy-pages.ts'

interface SplitOfferProps {
  split: NonNullable<Answer<'findPharmacies'>['split']>
  packs: ReadonlyMap<string, BasketPack>
}

/** Two pharmacies that have all for less, and what to buy in which. */
export function SplitOffer({ split: { pharmacies, totalPrice, saving }, packs }: SplitOfferProps) {
  const t = useT('pharmacies')
  const price = usePriceWords()
  const distanceTo = useDistanceWords()
  const total = price(totalPrice)
  return (
    <Surface className={classes.split}>
      <Title order={2} className={classes.name}>
        {t(saving === null ? 'splitAll' : 'split')}
      </Title>
      <Text>
        {saving === null
          ? t('splitOnly', { price: total })
          : t('splitTotal', { price: total, saving: price(saving) })}
      </Text>
      <ul className={classes.packs}>
        {pharmacies.map((pharmacy, at) => {
          const other = pharmacies[1 - at]
          return (
            <li key={pharmacy.pharmacyId}>
              <TextLink
                to="/pharmacies/$pharmacyId"
                params={{ pharmacyId: pharmacy.pharmacyId }}
                search={sameTown}
              >
                {pharmacy.name}
              </TextLink>{' '}
              {pharmacy.isDemo && <DemoBadge />}
              <p className={classes.small}>
                {[addressWithTown(pharmacy), distanceTo(pharmacy.location)].filter(Boolean).join(' · ')}
              </p>
              <OpeningState openNow={pharmacy.openNow} />
              <PhoneLinks phones={pharmacy.phones.join(';')} />
              <Positions
                positions={pharmacy.positions.filter(own => isBoughtHere(own, other, at))}
                packs={packs}
              />
            </li>
          )
        })}
      </ul>
    </Surface>
  )
}

type Offer = SplitOfferProps['split']['pharmacies'][number]

/** Each pack is bought where it costs less; where it costs the same, in the first. */
function isBoughtHere(own: Offer['positions'][number], other: Offer | undefined, at: number): boolean {
  const there = other?.positions.find(({ packId }) => packId === own.packId)
  return !there || own.price < there.price || (own.price === there.price && at === 0)
}
