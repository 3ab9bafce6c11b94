import type { Pharmacy as PharmacyShape } from '@vizit/contract/shapes/pharmacy.ts'
import type { PharmacyBasket } from '@vizit/domain/drugs/basket.ts'
import type { OpenState } from '@vizit/domain/schedule/open-state.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { Pharmacy } from '../store/pharmacies.ts'

type Shape = z.infer<typeof PharmacyShape>

/** What a pharmacy is, in a language. */
export function pharmacyFacts(
  pharmacy: Pharmacy,
  language: Language,
): Omit<Shape, 'schedule' | 'isFed' | 'stockAsOf' | 'pricesAsOf' | 'basket'> {
  const { nameRu, nameBe, nameEn, addressRu, addressBe, addressEn } = pharmacy
  const names = { ru: nameRu, be: nameBe ?? nameRu, en: nameEn ?? nameRu }
  const addresses = { ru: addressRu, be: addressBe ?? addressRu, en: addressEn ?? addressRu }
  const { chain, chainBe, chainEn } = pharmacy
  const chains = { ru: chain, be: chainBe ?? chain, en: chainEn ?? chain }
  const towns = { ru: pharmacy.townRu, be: pharmacy.townBe, en: pharmacy.townEn }
  return {
    ...{
      pharmacyId: pharmacy.id,
      name: names[language],
      chain: chains[language],
      address: addresses[language],
      town: towns[language],
    },
    locationCode: pharmacy.locationCode,
    location: { latitude: pharmacy.latitude, longitude: pharmacy.longitude },
    phones: pharmacy.phones,
    isDemo: pharmacy.isDemo,
  }
}

/** Whether a pharmacy is open, and until when; null: it states no hours. */
export const openNowShape = (state: OpenState | null) =>
  state && { isOpen: state.isOpen, changesAt: state.changesAt && formatInstant(state.changesAt) }

/** What a pharmacy has of a basket; prices before `fresh` are marked. */
export const basketShape = (
  { complete, totalPrice, missing, short, unknown, positions }: Omit<PharmacyBasket, 'pharmacyId'>,
  fresh: Date,
): Omit<NonNullable<Shape['basket']>, 'replacements'> => {
  const instant = instantText()
  return {
    ...{ complete, totalPrice, missing: [...missing], short: [...short], unknown: [...unknown] },
    positions: positions.map(({ asOf, ...position }) => ({
      ...position,
      asOf: instant(asOf),
      isStale: asOf < fresh,
    })),
  }
}

/** The prices of a pharmacy mostly have one moment, which is written once. */
function instantText() {
  let last: { readonly at: number; readonly text: string } | undefined
  return (date: Date): string => {
    const at = date.getTime()
    if (last?.at !== at) last = { at, text: formatInstant(date) }
    return last.text
  }
}
