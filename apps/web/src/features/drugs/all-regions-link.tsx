import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useChosenTown } from '../../app/provider/provider-choice.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'

interface AllRegionsLinkProps {
  drugs: readonly {
    readonly priceFrom: number | null
    readonly isUnknown?: boolean
    readonly dispensing: string | null
  }[]
}

/** What the chosen town has not, other towns may have: leads to the same in all regions. */
export function AllRegionsLink({ drugs }: AllRegionsLinkProps) {
  const t = useT('drugs')
  const town = useChosenTown()
  const isMissing = drugs.some(
    ({ priceFrom, isUnknown, dispensing }) => priceFrom === null && !isUnknown && dispensing !== 'hospital',
  )
  if (!town || !isMissing) return null
  return (
    <ButtonLink to="." search={({ cursor: _, ...known }) => ({ ...known, town: '0' })} variant="default">
      {t('inAllRegions')}
    </ButtonLink>
  )
}
