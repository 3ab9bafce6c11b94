import { createFileRoute } from '@tanstack/react-router'
import { medcenterTabSearch, tabOf } from '../../app/medcenter/medcenter-tabs.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { MedcenterScreen } from '../../features/medcenters/page/medcenter.screen.tsx'
import { BranchDoctors } from '../../features/public-pages/branch/branch-doctors.tsx'
import { MedcenterMap } from './-branches-map.tsx'
import { Reviews } from './-reviews.tsx'

function MedcenterPage() {
  const { clinic, branchId } = Route.useParams()
  return (
    <MedcenterScreen
      key={branchId}
      clinic={clinic}
      medcenterId={branchId}
      tab={tabOf(Route.useSearch())}
      doctors={<BranchDoctors clinic={clinic} branchId={branchId} />}
      reviews={<Reviews of={{ kind: 'branch', id: branchId }} />}
      map={<MedcenterMap id={branchId} />}
    />
  )
}

export const Route = createFileRoute('/clinics/$clinic/branches/$branchId')({
  validateSearch: medcenterTabSearch,
  loader: loadRouteTexts('medcenter', 'medcenters', 'places', 'reviews', 'map'),
  component: MedcenterPage,
})
