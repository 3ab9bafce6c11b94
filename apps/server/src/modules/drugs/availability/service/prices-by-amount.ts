import { packageSizeOf } from '@vizit/domain/drugs/package-size.ts'
import { priceByAgreed } from '@vizit/domain/drugs/price-by-amount.ts'
import type { Register } from '../../store/register.ts'
import type { UsualPrices } from './usual-prices.ts'

/** What a pack would cost by the usual prices of other packs of its medicine; null: that is no measure. */
export function priceOfAmount(
  { drugs, drugOfPack }: Register,
  usual: UsualPrices,
  { packId, now }: { readonly packId: string; readonly now: Date },
): number | null {
  const packs = drugs.get(drugOfPack.get(packId) ?? '')?.packs ?? []
  const own = packs.find(({ id }) => id === packId)
  if (!own) return null
  const others = packs.flatMap(({ id, ru }) => {
    const price = id === packId ? null : usual.get(id, now)
    return price === null ? [] : [{ size: packageSizeOf(ru), price }]
  })
  return priceByAgreed(packageSizeOf(own.ru), others)
}
