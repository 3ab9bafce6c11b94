import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { pageTime } from '../release/page-time.ts'

const KOPECKS = 100

/** Kopecks in words: `4,20 руб.`, `4,20–6,10 руб.`. */
export function usePriceWords() {
  const format = useFormat()
  const price = (from: number, to = from) =>
    format.price({ priceKind: 'range', priceFrom: from / KOPECKS, priceTo: to / KOPECKS }) ?? ''
  return price
}

/** A moment in words: `сегодня, 12:30`. */
export function useAsOfWords() {
  const format = useFormat()
  return (instant: string) => format.relativeTime(instant, civilDateOf(pageTime()))
}

/** The lowest price and as of when: `Есть от 4,20 руб. (цена обновлена: сегодня, 12:30)`. */
export function useLowestWords() {
  const t = useT('drugs')
  const price = usePriceWords()
  const asOf = useAsOfWords()
  return (lowest: {
    readonly priceFrom: number | null
    readonly asOf: string | null
    readonly isStale: boolean
  }) =>
    lowest.priceFrom === null || lowest.asOf === null
      ? ''
      : t('alerts.thereFrom', {
          price: price(lowest.priceFrom),
          asOf: t(lowest.isStale ? 'old' : 'asOf', { time: asOf(lowest.asOf) }),
        })
}

type Range = Pick<
  Answer<'findDrugs'>['items'][number],
  'priceFrom' | 'priceTo' | 'pharmaciesCount' | 'asOf' | 'isStale'
>

/** What a drug or a pack costs and in how many pharmacies it is; null: nobody sells it now. */
export function useRangeWords() {
  const t = useT('drugs')
  const price = usePriceWords()
  const asOf = useAsOfWords()
  return (
    range: Range,
  ): { readonly price: string; readonly asOf: string; readonly isStale: boolean } | null => {
    if (range.priceFrom === null || range.priceTo === null || range.asOf === null) return null
    const pharmacies = t('pharmacies', { count: range.pharmaciesCount })
    return {
      price: t('priceIn', { price: price(range.priceFrom, range.priceTo), pharmacies }),
      asOf: t(range.isStale ? 'old' : 'asOf', { time: asOf(range.asOf) }),
      isStale: range.isStale,
    }
  }
}
