import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Invoice } from './invoice-types.ts'
import { useSums } from './use-sums.ts'

/** Which part of a sum the programme pays, and which the person. */
export function useShareWords() {
  const t = useT('invoices')
  const sum = useSums()
  return ({ amount, covered }: Pick<Invoice, 'amount' | 'covered'>): string => {
    if (covered === amount) return t('sharesAll')
    const own = sum(amount - covered)
    return covered === 0 ? t('sharesNone', { own }) : t('shares', { covered: sum(covered), own })
  }
}
