import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useSums } from '../../app/invoices/use-sums.ts'
import { usePeople } from '../../app/people/use-people.ts'
import type { Invoice } from './invoice-types.ts'

type Shared = Pick<Invoice, 'amount' | 'covered'>

/** Which part of a sum the programme pays and which the patient, and to whom the patient pays it. */
export function useShareWords({ profileId }: Pick<Invoice, 'profileId'>) {
  const t = useT('invoices')
  const sum = useSums()
  const { me } = usePeople()
  const payer = profileId === me ? 'me' : 'patient'
  return {
    shareWords: ({ amount, covered }: Shared): string => {
      if (covered === amount) return t('sharesAll')
      const own = sum(amount - covered)
      return covered === 0
        ? t(`sharesNone.${payer}`, { own })
        : t(`shares.${payer}`, { covered: sum(covered), own })
    },
    /** Null: the patient pays nothing. */
    ownPartWords: ({ amount, covered }: Shared): string | null =>
      covered === amount ? null : t(`ownPart.${payer}`, { own: sum(amount - covered) }),
  }
}
