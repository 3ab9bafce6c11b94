import { inQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Payer } from './use-payers.ts'

/** What a programme pays and what remains of its limit, in words. */
export function usePayerWords() {
  const t = useT('payers')
  const format = useFormat()
  return ({ share, limit, programmePays, personPays }: Payer): string => {
    const [programme, person] = [format.price(programmePays), format.price(personPays)]
    const pays =
      share === 100
        ? programme
          ? t('paysWhole', { price: programme })
          : t('paysAll')
        : programme && person
          ? t('paysPart', { programme, person })
          : t('paysShare', { share })
    if (!limit) return pays
    const { remaining, visits } = limit
    return `${pays} · ${t(limit.ofFamily ? 'remainingOfFamily' : 'remaining', { limit: inQuotes(limit.name), remaining, visits })}`
  }
}
