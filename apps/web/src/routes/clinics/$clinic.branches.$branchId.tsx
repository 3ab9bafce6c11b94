import { createFileRoute } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { lazy, Suspense } from 'react'
import { type MedcenterTabSearch, tabOf } from '../../app/medcenter/medcenter-tabs.ts'
import { namedProvider } from '../../app/provider/provider-choice.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { MedcenterScreen } from '../../features/medcenters/page/medcenter.screen.tsx'
import { BranchDoctors } from '../../features/public-pages/branch/branch-doctors.tsx'
import { MedcenterMap } from './-branches-map.tsx'
import { Reviews } from './-reviews.tsx'

const DoctorsOfMedcenter = lazy(async () => ({
  default: (await import('./-doctors-of-medcenter.tsx')).DoctorsOfMedcenter,
}))

function MedcenterPage() {
  const { clinic, branchId } = Route.useParams()
  return (
    <MedcenterScreen
      key={branchId}
      clinic={clinic}
      medcenterId={branchId}
      tab={tabOf(Route.useSearch())}
      doctors={<Doctors clinic={clinic} branchId={branchId} />}
      reviews={<Reviews of={{ kind: 'branch', id: branchId }} />}
      map={<MedcenterMap id={branchId} />}
    />
  )
}

/** A clinic's own site lists its doctors by name; the list of all organisations is no part of it. */
function Doctors({ clinic, branchId }: { clinic: string; branchId: string }) {
  if (namedProvider() !== null) return <BranchDoctors clinic={clinic} branchId={branchId} />
  return (
    <Suspense fallback={<CardSkeletons count={4} />}>
      <DoctorsOfMedcenter branchId={branchId} />
    </Suspense>
  )
}

export const Route = createFileRoute('/clinics/$clinic/branches/$branchId')({
  validateSearch: searchOfScreen<MedcenterTabSearch>,
  loader: loadRouteTexts('medcenter', 'medcenters', 'doctors', 'timeslot', 'places', 'reviews', 'map'),
  component: MedcenterPage,
})
