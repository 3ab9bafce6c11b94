import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'

/** A sum of kopecks in rubles, exactly. */
export function useSums() {
  const format = useFormat()
  return (kopecks: number): string =>
    format.price({ priceKind: 'fixed', priceFrom: kopecks / 100, priceTo: null }) ?? ''
}
