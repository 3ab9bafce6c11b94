import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ListTab, ListTabs } from '../../../app/lists/list-tabs.tsx'
import { useProfile } from '../../../app/people/profile.ts'
import type { Tab } from './order-visits.ts'

/** Future, past, and invoices where there are any; the tab "all" is reached by its address only. */
export function VisitTabs({ tab, who }: { tab: Tab | 'invoices'; who: string | undefined }) {
  const t = useT('visits')
  const { data: profile } = useProfile()
  const whose = who === undefined ? {} : { who }
  return (
    <ListTabs label={t('title')}>
      <ListTab to="/visits" search={whose} isCurrent={tab === 'future'}>
        {t('future')}
      </ListTab>
      <ListTab to="/visits" search={{ ...whose, tab: 'past' }} isCurrent={tab === 'past'}>
        {t('past')}
      </ListTab>
      {(profile?.hasInvoices || tab === 'invoices') && (
        <ListTab to="/visits/invoices" isCurrent={tab === 'invoices'}>
          {t('invoices')}
        </ListTab>
      )}
    </ListTabs>
  )
}
