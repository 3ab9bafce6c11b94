import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { asUnderstood } from '../../app/lists/understood-list.tsx'
import { useChosenTown } from '../../app/provider/provider-choice.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'

interface AllRegionsLinkProps {
  drugs: readonly {
    readonly priceFrom: number | null
    readonly isUnknown?: boolean
    readonly dispensing: Answer<'findDrugs'>['items'][number]['dispensing']
  }[]
  /** Prices that are shown beside them. */
  others?: readonly { readonly priceFrom: number | null }[]
  /** Words that name the town. */
  understood?: NonNullable<Answer<'findDrugs'>['understood']> | undefined
}

/** Prices are of all regions where no town is chosen, which is said; what the chosen town has not, other towns may have: leads to them. */
export function AllRegionsLink({ drugs, others = [], understood }: AllRegionsLinkProps) {
  const t = useT('drugs')
  const chosen = useChosenTown()
  const town = understood?.town?.locationCode ?? chosen
  if (!town)
    return (
      [...drugs, ...others].some(({ priceFrom }) => priceFrom !== null) && <Text>{t('inAllRegions')}</Text>
    )
  const isMissing = drugs.some(
    ({ priceFrom, isUnknown, dispensing }) =>
      priceFrom === null && !isUnknown && isForPharmacies({ dispensing }),
  )
  if (!isMissing) return null
  return (
    <ButtonLink
      to="."
      search={({ cursor: _, ...known }) => ({ ...asUnderstood(known, understood), town: '0' })}
      variant="default"
    >
      {t('inAllRegions')}
    </ButtonLink>
  )
}
