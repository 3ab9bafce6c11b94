import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ListTab, ListTabs } from '../../../app/lists/list-tabs.tsx'
import type { Tab } from './order-visits.ts'

/** Future and past; the tab "all" is reached by its address only. */
export function VisitTabs({ tab, who }: { tab: Tab; who: string | undefined }) {
  const t = useT('visits')
  const whose = who === undefined ? {} : { who }
  return (
    <ListTabs label={t('title')}>
      <ListTab to="/visits" search={whose} isCurrent={tab === 'future'}>
        {t('future')}
      </ListTab>
      <ListTab to="/visits" search={{ ...whose, tab: 'past' }} isCurrent={tab === 'past'}>
        {t('past')}
      </ListTab>
    </ListTabs>
  )
}
