import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ListTab, ListTabs } from '../../../app/lists/list-tabs.tsx'
import type { Tab } from '../tests-search.ts'

/** Ready and in progress; the tab "all" is reached by its address only. */
export function TestTabs({ tab, who }: { tab: Tab; who: string | undefined }) {
  const t = useT('tests')
  const whose = who === undefined ? {} : { who }
  return (
    <ListTabs label={t('title')}>
      <ListTab to="/tests" search={whose} isCurrent={tab === 'ready'}>
        {t('ready')}
      </ListTab>
      <ListTab to="/tests" search={{ ...whose, tab: 'in-progress' }} isCurrent={tab === 'in-progress'}>
        {t('inProgressTab')}
      </ListTab>
    </ListTabs>
  )
}
