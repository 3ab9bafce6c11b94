import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { useIsHydrating } from '../release/use-is-hydrating.ts'
import { ButtonLink } from '../router/router-links.tsx'

interface MorePagesProps {
  /** Where the next page begins. */
  cursor: string | null | undefined
  isReading: boolean
  onMore: () => unknown
}

/** Adds the next page to a list; without JavaScript a link to that page, of the same size. */
export function MorePages({ cursor, isReading, onMore }: MorePagesProps) {
  const t = useT('paged-list')
  const isHydrating = useIsHydrating()
  if (isHydrating && cursor) {
    return (
      <ButtonLink to="." search={before => ({ ...before, cursor })} variant="default">
        {t('more')}
      </ButtonLink>
    )
  }
  return (
    <PendingButton variant="default" pending={isReading} onClick={() => void onMore()}>
      {t('more')}
    </PendingButton>
  )
}

/** Above a list that begins with a later page: leads to its first one. */
export function FirstPage() {
  const t = useT('paged-list')
  return (
    <ButtonLink to="." search={({ cursor: _, ...others }) => others} variant="default">
      {t('firstPage')}
    </ButtonLink>
  )
}
