import { IconTestPipe } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { Tab } from '../tests-search.ts'

interface NoTestsProps {
  tab: Tab
  /** True if this tab has tests of other people. */
  ofOthers: boolean
  /** True if another tab has tests. */
  hasOthers: boolean
}

/** Says that there are no tests, and how they appear. */
export function NoTests({ tab, ofOthers, hasOthers }: NoTestsProps) {
  const t = useT('tests')
  if (ofOthers) {
    return (
      <EmptyState
        title={t('noneOfPerson')}
        action={
          <ButtonLink to="/tests" search={tab === 'ready' ? {} : { tab }} variant="default">
            {t('showAnyVisitor')}
          </ButtonLink>
        }
      />
    )
  }
  const isOfTab = hasOthers && tab !== 'all'
  return (
    <EmptyState
      icon={<IconTestPipe size={32} />}
      title={isOfTab ? t(tab === 'ready' ? 'noneReady' : 'noneInProgress') : t('none')}
      hint={isOfTab ? t(tab === 'ready' ? 'noneReadyHint' : 'noneInProgressHint') : t('noneHint')}
    />
  )
}
