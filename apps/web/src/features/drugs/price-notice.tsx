import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useAsOfWords } from '../../app/drugs/use-price-words.ts'

interface PriceNoticeProps extends Pick<Answer<'findDrugs'>, 'prices'> {
  /** Of the rest it is known. */
  isPart?: boolean
}

/** That the service of prices does not answer, and what works without it (calls §8.2); nothing while it does. */
export function PriceNotice({ prices, isPart = false }: PriceNoticeProps) {
  const t = useT('drugs')
  const asOf = useAsOfWords()
  const { state, at } = prices
  if (state === 'current') return null
  return (
    <Notice>
      {state === 'kept' && at !== null
        ? t('prices.kept', { time: asOf(at) })
        : t(isPart ? 'prices.part' : 'prices.unavailable')}
    </Notice>
  )
}
