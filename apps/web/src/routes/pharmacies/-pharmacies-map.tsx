import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { usePriceWords } from '../../app/drugs/use-price-words.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import { addressWithTown } from '../../features/drugs/address-with-town.ts'
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

type Offer = Pick<
  Answer<'findPharmacies'>['items'][number],
  'complete' | 'totalPrice' | 'positions' | 'missing' | 'unknown'
>

interface PharmaciesMapProps {
  pharmacies: readonly (Pharmacy & Offer)[]
  selected: string | null
  onSelect: (id: string | null) => void
  isPlaceSent: boolean
}

/** Pharmacies on a map, each with a link to its page. */
export function PharmaciesMap({ pharmacies, ...choice }: PharmaciesMapProps) {
  const t = useT('pharmacies')
  const price = usePriceWords()
  const noteOf = ({ complete, totalPrice, positions, missing, unknown = [] }: Offer) => {
    if (positions.length === 0) return undefined
    const [have, count] = [positions.length, positions.length + missing.length + unknown.length]
    return complete ? price(totalPrice) : t('mapPrice', { price: price(totalPrice), have, count })
  }
  const places = pharmacies.map(pharmacy => ({
    ...placeOf(pharmacy),
    note: noteOf(pharmacy),
    link: (
      <TextLink to="/pharmacies/$pharmacyId" params={{ pharmacyId: pharmacy.pharmacyId }} search={sameTown}>
        {pharmacy.name}
      </TextLink>
    ),
  }))
  return <LazyPlacesMap places={places} label={t('map')} {...choice} />
}

/** A pharmacy on a map, on its own page. */
export function PharmacyMap({ pharmacy }: { pharmacy: Pharmacy }) {
  return <MapDisclosure places={[placeOf(pharmacy)]} label={pharmacy.name} />
}
