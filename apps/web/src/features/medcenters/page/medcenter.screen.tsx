import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { branchTitle } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ScreenWithTabTitle } from '@vizit/ui/screen/screen-with-tab-title.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { useBackToList } from '../../../app/lists/use-back-to-list.ts'
import type { MedcenterTab } from '../../../app/medcenter/medcenter-tabs.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { MedcenterGone } from './medcenter-gone.tsx'
import { MedcenterHead } from './medcenter-head.tsx'
import { MedcenterInfo } from './medcenter-info.tsx'
import { MedcenterServices } from './medcenter-services.tsx'
import { MedcenterTabs } from './medcenter-tabs.tsx'

interface MedcenterScreenProps {
  clinic: string
  medcenterId: string
  tab: MedcenterTab
  /** The doctors of its tab. */
  doctors: ReactNode
  /** The reviews of its tab. */
  reviews: ReactNode
  /** Where it is. */
  map?: ReactNode
}

/** The public page of a medical centre, with the tabs of the specification (product §2, "Medical centre tabs"). */
export function MedcenterScreen({ clinic, medcenterId, tab, doctors, reviews, map }: MedcenterScreenProps) {
  const t = useT('medcenter')
  const { data, refusal, refetch } = useCallQuery('showMedcenter', { params: { id: medcenterId } })
  const isGone = refusal?.code === 'NOT_FOUND' || refusal?.code === 'INVALID_ARGUMENT'
  if (isGone || (data && data.providerCode !== clinic)) return <MedcenterGone />
  if (refusal && !data) return <ErrorState refusal={refusal} retry={refetch} />
  if (!data) return <CardSkeletons count={3} />
  const parts = {
    info: <MedcenterInfo medcenter={data} map={map} />,
    services: <MedcenterServices medcenter={data} />,
    doctors,
    reviews,
  }
  return (
    <ScreenWithTabTitle
      title={data.branch}
      tabTitle={branchTitle(t, data.branch)}
      wide
      aside={<BackToMedcenters />}
    >
      <MedcenterHead medcenter={data} />
      <MedcenterTabs medcenter={data} tab={tab} />
      {parts[tab]}
    </ScreenWithTabTitle>
  )
}

/** Leads back to the same place of the list, or else to all medical centres. */
function BackToMedcenters() {
  const t = useT('medcenter')
  return (
    <TextLink to="/medcenters" onClick={useBackToList()}>
      {t('toMedcenters')}
    </TextLink>
  )
}
