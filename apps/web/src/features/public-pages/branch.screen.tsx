import { IconBuildingOff } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { ListTab, ListTabs } from '../../app/lists/list-tabs.tsx'
import { ClinicSuspended } from '../../app/provider/clinic-suspended.tsx'
import { BranchDoctors } from './branch/branch-doctors.tsx'
import { BranchContacts } from './branch-contacts.tsx'
import { ClinicLine } from './clinic-line.tsx'
import { DoctorOrBranchNotFound } from './doctor-or-branch-not-found.tsx'

interface BranchScreenProps {
  clinic: string
  branchId: string
  /** Shown instead of the doctors, if its tab is chosen. */
  reviews: ReactNode
}

/** The public page of a branch: where it is, its phones, and its doctors or reviews. */
export function BranchScreen({ clinic, branchId, reviews }: BranchScreenProps) {
  const t = useT('places')
  const tabs = useT('reviews')
  const branches = useCallQuery('listBranches', { params: { provider: clinic } })
  const branch = branches.data?.find(known => known.branchId === branchId)
  const { refusal } = branches

  if (refusal?.code === 'NOT_FOUND' || refusal?.code === 'INVALID_ARGUMENT' || (branches.data && !branch)) {
    return <DoctorOrBranchNotFound icon={<IconBuildingOff size={32} />} title={t('branchGone')} />
  }
  if (refusal) return <ErrorState refusal={refusal} retry={branches.refetch} />
  if (!branch) return <CardSkeletons count={2} />
  return (
    <Screen title={branch.branch} wide>
      <ClinicLine code={clinic} />
      <ClinicSuspended provider={clinic} />
      <BranchContacts branch={branch} book={branch.suspended ? null : { clinic, branch: branchId }} />
      <ListTabs label={tabs('tabs')}>
        <ListTab to="/clinics/$clinic/branches/$branchId" params={{ clinic, branchId }} isCurrent={!reviews}>
          {t('doctorsHere')}
        </ListTab>
        <ListTab
          to="/clinics/$clinic/branches/$branchId"
          params={{ clinic, branchId }}
          search={{ tab: 'reviews' }}
          isCurrent={Boolean(reviews)}
        >
          {tabs('title')}
        </ListTab>
      </ListTabs>
      {reviews ?? <BranchDoctors clinic={clinic} branchId={branchId} />}
    </Screen>
  )
}
