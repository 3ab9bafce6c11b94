import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { asUnderstood } from '../../app/lists/understood-list.tsx'
import { useChosenTown } from '../../app/provider/provider-choice.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'

interface AllRegionsLinkProps {
  drugs: readonly {
    readonly priceFrom: number | null
    readonly isUnknown?: boolean
    readonly dispensing: string | null
  }[]
  /** Words that name the town. */
  understood?: NonNullable<Answer<'findDrugs'>['understood']> | undefined
}

/** What the chosen town has not, other towns may have: leads to the same in all regions. */
export function AllRegionsLink({ drugs, understood }: AllRegionsLinkProps) {
  const t = useT('drugs')
  const chosen = useChosenTown()
  const town = understood?.town?.locationCode ?? chosen
  const isMissing = drugs.some(
    ({ priceFrom, isUnknown, dispensing }) => priceFrom === null && !isUnknown && dispensing !== 'hospital',
  )
  if (!town || !isMissing) return null
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
