import type { Answer } from '@vizit/api-client/calls.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'

type Coverage = Answer<'listCoverages'>['coverages'][number]

/** What is said of a person's programme; its screen also loads the texts of `programmes`. */
export function useCoverageWords() {
  const t = useT('programmes')
  const format = useFormat()
  const status = ({
    status,
    validFrom,
    validTo,
    endsWithChildhood,
    endedByCoverer,
    endedByHolder,
  }: Coverage) => {
    if (status === 'ACTIVE') {
      const text = endsWithChildhood ? 'status.activeToGrown' : 'status.activeTo'
      return validTo ? t(text, { date: format.shortDate(validTo) }) : t('status.ACTIVE')
    }
    if (status === 'INACTIVE') return t('status.INACTIVE', { date: format.shortDate(validFrom) })
    if (status === 'SUSPENDED') return t('status.SUSPENDED')
    if (endedByHolder) return t('status.endedByHolder')
    return validTo && !endedByCoverer
      ? t('status.ENDED', { date: format.shortDate(validTo) })
      : t('status.endedByCoverer')
  }
  return {
    status,
    kind: ({ kind, limited }: Pick<Coverage, 'kind' | 'limited'>) =>
      t(limited ? 'kind.limited' : `kind.${kind}`),
    through: ({ through }: Pick<Coverage, 'through'>) =>
      through ? t('through', { name: through }) : t('throughUnknown'),
    /** Through whom a person has the same programme besides, with its state where that is another one. */
    also: (other: Coverage, first: Coverage) => {
      const through = other.through ? t('alsoThrough', { name: other.through }) : t('alsoThroughUnknown')
      return status(other) === status(first) ? through : `${through}. ${status(other)}`
    },
  }
}
