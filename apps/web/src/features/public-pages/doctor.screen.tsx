import { IconStethoscopeOff } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { doctorTitle } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ScreenWithTabTitle } from '@vizit/ui/screen/screen-with-tab-title.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import type { DoctorTimes } from '../../app/doctor/doctor-times.ts'
import { fromSameList } from '../../app/lists/from-list.ts'
import { ListTab, ListTabs } from '../../app/lists/list-tabs.tsx'
import { ClinicSuspended } from '../../app/provider/clinic-suspended.tsx'
import { BackToDoctors } from './doctor/back-to-doctors.tsx'
import { DoctorProfile } from './doctor/doctor-profile.tsx'
import { DoctorOrBranchNotFound } from './doctor-or-branch-not-found.tsx'

interface DoctorScreenProps {
  clinic: string
  doctorId: string
  /** Shown instead of the information, if its tab is chosen. */
  reviews: ReactNode
  /** The doctor's branches on a map. */
  mapOf: (branches: Answer<'listBranches'>) => ReactNode
  /** Shows the free times. */
  Times: DoctorTimes
}

/** The public page of a doctor: places, prices and free times, or reviews (product §2, "Doctor tabs"). */
export function DoctorScreen({ clinic, doctorId, reviews, mapOf, Times }: DoctorScreenProps) {
  const t = useT('places')
  const tabs = useT('reviews')
  const doctors = useCallQuery('listPhysicians', { query: { ids: doctorId, includeAssignments: 'true' } })
  const branches = useCallQuery('listBranches', { params: { provider: clinic } })
  const clinics = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })
  const refusal = doctors.refusal ?? branches.refusal
  const doctor = doctors.data?.find(({ providerCode }) => providerCode === clinic)

  if (refusal?.code === 'NOT_FOUND' || refusal?.code === 'INVALID_ARGUMENT' || (doctors.data && !doctor)) {
    return <DoctorOrBranchNotFound icon={<IconStethoscopeOff size={32} />} title={t('doctorGone')} />
  }
  if (refusal) return <ErrorState refusal={refusal} retry={() => [doctors.refetch(), branches.refetch()]} />
  if (!doctor || !branches.data) return <CardSkeletons count={2} />
  const { fullName, worksAt } = doctor
  const titled = { fullName, specialities: worksAt.map(({ specialityName }) => specialityName) }
  const isDemo = clinics.data?.some(({ code, isDemo }) => code === clinic && isDemo) ?? false
  return (
    <ScreenWithTabTitle
      title={doctorTitle(t, { ...titled, isDemo: false })}
      tabTitle={doctorTitle(t, { ...titled, isDemo })}
      aside={<BackToDoctors speciality={doctor.specialityId} />}
    >
      <ClinicSuspended provider={clinic} />
      <ListTabs label={tabs('tabs')}>
        <ListTab
          to="/clinics/$clinic/doctors/$doctorId"
          params={{ clinic, doctorId }}
          // A tab is no step of Back, as on the page of a medical centre.
          replace
          state={fromSameList}
          isCurrent={!reviews}
        >
          {tabs('tabInfo')}
        </ListTab>
        <ListTab
          to="/clinics/$clinic/doctors/$doctorId"
          params={{ clinic, doctorId }}
          search={{ tab: 'reviews' }}
          replace
          state={fromSameList}
          isCurrent={Boolean(reviews)}
        >
          {[tabs('title'), doctor.reviewsCount].filter(Boolean).join(' ')}
        </ListTab>
      </ListTabs>
      {reviews ?? <DoctorProfile doctor={doctor} branches={branches.data} mapOf={mapOf} Times={Times} />}
    </ScreenWithTabTitle>
  )
}
