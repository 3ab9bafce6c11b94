import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Coverage } from './coverage.ts'

/** What is said of a person's programme. */
export function useCoverageWords() {
  const t = useT('programmes')
  const format = useFormat()
  return {
    kind: ({ kind, limited }: Pick<Coverage, 'kind' | 'limited'>) =>
      t(limited ? 'kind.limited' : `kind.${kind}`),
    through: ({ through }: Pick<Coverage, 'through'>) =>
      through ? t('through', { name: through }) : t('throughUnknown'),
    status: ({ status, validFrom, validTo, endedByCoverer }: Coverage) => {
      if (status === 'ACTIVE')
        return validTo ? t('status.activeTo', { date: format.longDate(validTo) }) : t('status.ACTIVE')
      if (status === 'INACTIVE') return t('status.INACTIVE', { date: format.longDate(validFrom) })
      if (status === 'SUSPENDED') return t('status.SUSPENDED')
      return validTo && !endedByCoverer
        ? t('status.ENDED', { date: format.longDate(validTo) })
        : t('status.endedByCoverer')
    },
  }
}
