import { priceParts } from '@vizit/domain/programmes/price-parts.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Visit } from './visit-types.ts'

/** What a programme and the patient pay of a visit, in rubles or, without a price, in percent; null: the programme pays all. */
export function usePartsOfPrice(): (visit: Visit) => string | null {
  const t = useT('visits')
  const format = useFormat()
  return visit => {
    const share = visit.covererShare ?? 100
    if (share >= 100) return null
    const parts = priceParts(visit, share)
    const [programme, person] = [format.price(parts.programme), format.price(parts.person)]
    return programme && person
      ? t('payProgrammeParts', { programme, person })
      : t('payProgrammeShare', { share })
  }
}
