import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { type RefusalProps, RefusalWithPhones } from '../booking/refusal-with-phones.tsx'

const OF_PAYERS = ['NOT_IN_PROGRAMME', 'PROGRAMME_LIMIT_REACHED', 'COVERAGE_CHANGES']

/** A refused booking or move. Where a programme does not pay, its phones can be called. */
export function PayerRefusal(props: RefusalProps) {
  const t = useT('payers')
  return OF_PAYERS.includes(props.refusal?.code ?? '') ? (
    <RefusalWithPhones label={t('phones')} {...props} />
  ) : (
    <RefusalBlock {...props} />
  )
}
