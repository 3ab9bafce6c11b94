import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { usePriceWords } from '../../app/drugs/use-price-words.ts'
import { OpeningState } from '../../app/medcenter/opening-state.tsx'
import { TextLink } from '../../app/router/router-links.tsx'
import { addressWithTown } from '../../features/drugs/address-with-town.ts'
import { BasketLines } from '../../features/drugs/pharmacies/basket-lines.tsx'
import type { MapOfList } from '../../features/drugs/pharmacies/map-of-list.ts'
import { sameTown } from '../../features/drugs/same-town.ts'
import { LazyPlacesMap } from '../../features/map/lazy-places-map.tsx'
import { MapDisclosure } from '../../features/map/map-disclosure.tsx'
import type { MapPlace } from '../../features/map/map-place.ts'

type Pharmacy = Pick<
  Answer<'findPharmacies'>['items'][number],
  'pharmacyId' | 'name' | 'town' | 'address' | 'location'
>

const placeOf = (pharmacy: Pharmacy): MapPlace => ({
  ...{ id: pharmacy.pharmacyId, name: pharmacy.name, address: addressWithTown(pharmacy) },
  ...pharmacy.location,
})

type Offer = Answer<'findPharmacies'>['items'][number]

interface PharmaciesMapProps extends MapOfList {
  pharmacies: readonly Offer[]
}

/** Pharmacies on a map, each with a link to its page; the chosen one with what the list says of it. */
export function PharmaciesMap({ pharmacies, packs, ...choice }: PharmaciesMapProps) {
  const t = useT('pharmacies')
  const price = usePriceWords()
  // The price of a part of the basket would be read as that of the whole.
  const notesOf = ({ complete, totalPrice, positions, missing, unknown = [] }: Offer) => {
    if (positions.length === 0) return []
    const [have, count] = [positions.length, positions.length + missing.length + unknown.length]
    if (!complete) return [t('have', { have, count })]
    return [price(totalPrice), ...(positions.some(({ isStale }) => isStale) ? [t('mapOld')] : [])]
  }
  const places = pharmacies.map(pharmacy => ({
    ...placeOf(pharmacy),
    notes: notesOf(pharmacy),
    link: (
      <>
        <TextLink to="/pharmacies/$pharmacyId" params={{ pharmacyId: pharmacy.pharmacyId }} search={sameTown}>
          {pharmacy.name}
        </TextLink>{' '}
        {pharmacy.isDemo && <DemoBadge />}
      </>
    ),
    details: (
      <>
        <BasketLines basket={pharmacy} packs={packs} />
        <OpeningState openNow={pharmacy.openNow} />
      </>
    ),
  }))
  return <LazyPlacesMap places={places} label={t('map')} {...choice} />
}

/** A pharmacy on a map, on its own page. */
export function PharmacyMap({ pharmacy }: { pharmacy: Pharmacy }) {
  return <MapDisclosure places={[placeOf(pharmacy)]} label={pharmacy.name} />
}
