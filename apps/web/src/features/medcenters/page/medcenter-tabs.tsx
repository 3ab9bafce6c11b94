import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { fromSameList } from '../../../app/lists/from-list.ts'
import { ListTab, ListTabs } from '../../../app/lists/list-tabs.tsx'
import {
  type MedcenterTab,
  medcenterTabSearch,
  medcenterTabs,
} from '../../../app/medcenter/medcenter-tabs.ts'
import type { Medcenter } from './medcenter-type.ts'
import { useCountsForAge } from './use-counts-for-age.ts'

interface MedcenterTabsProps {
  medcenter: Medcenter
  tab: MedcenterTab
}

/** The tabs of a medical centre with what they count, beside an age what suits it. */
export function MedcenterTabs({ medcenter, tab: current }: MedcenterTabsProps) {
  const t = useT('medcenter')
  const { age } = medcenterTabSearch(useSearch({ strict: false }))
  const { providerCode: clinic, branchId } = medcenter
  const counts: Partial<Record<MedcenterTab, number | undefined>> = {
    ...useCountsForAge(medcenter, age),
    reviews: medcenter.reviewsCount,
  }
  return (
    <ListTabs label={t('tabs.label')}>
      {medcenterTabs.map(tab => (
        <ListTab
          key={tab}
          to="/clinics/$clinic/branches/$branchId"
          params={{ clinic, branchId }}
          search={{ ...(tab !== 'info' && { tab }), ...(age && { age }) }}
          // A tab is no step of Back: it would take as many presses as tabs were looked at.
          replace
          state={fromSameList}
          isCurrent={tab === current}
        >
          {[t(`tabs.${tab}`), counts[tab]].filter(Boolean).join(' ')}
        </ListTab>
      ))}
    </ListTabs>
  )
}
