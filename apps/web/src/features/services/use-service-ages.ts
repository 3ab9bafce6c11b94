import type { ServiceAges } from '@vizit/domain/booking/service-ages.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

/** For whom a service is, in words; null: for anybody. */
export function useServiceAges(): (service: ServiceAges) => string | null {
  const t = useT('services')
  return ({ forAdult, forChildren, childrenAge }) => {
    if (!forChildren) return t('adultsOnly')
    const children = childrenAge ? t('childrenFrom', { count: childrenAge }) : null
    return forAdult ? children : (children ?? t('childrenOnly'))
  }
}
