import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { hasDoctorsByName } from '../../app/medcenter/has-doctors-by-name.ts'
import { type MedcenterTabSearch, medcenterTabSearch, tabOf } from '../../app/medcenter/medcenter-tabs.ts'
import { namedProvider } from '../../app/provider/provider-choice.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { MedcenterScreen } from '../../features/medcenters/page/medcenter.screen.tsx'
import { BranchDoctors } from '../../features/public-pages/branch/branch-doctors.tsx'
import { MedcenterMap } from './-branches-map.tsx'
import { Reviews } from './-reviews.tsx'

const DoctorsOfMedcenter = lazyRouteComponent(
  () => import('./-doctors-of-medcenter.tsx'),
  'DoctorsOfMedcenter',
)

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

function Doctors({ clinic, branchId }: { clinic: string; branchId: string }) {
  const search = Route.useSearch()
  const { data } = useCallQuery('showMedcenter', { params: { id: branchId } })
  if (hasDoctorsByName(data?.suspended)) return <BranchDoctors clinic={clinic} branchId={branchId} />
  return (
    <DoctorsOfMedcenter branchId={branchId} age={medcenterTabSearch(search).age} cursor={search.cursor} />
  )
}

const texts = loadRouteTexts(
  'medcenter',
  'medcenters',
  'doctors',
  'timeslot',
  'places',
  'reviews',
  'map',
  'paged-list',
)

export const Route = createFileRoute('/clinics/$clinic/branches/$branchId')({
  validateSearch: searchOfScreen<MedcenterTabSearch & { cursor: string }>,
  loaderDeps: ({ search }) => ({ tab: tabOf(search) }),
  loader: async ({ context, deps: { tab } }) => {
    await Promise.all([
      texts({ context }),
      tab === 'doctors' && namedProvider() === null && DoctorsOfMedcenter.preload?.(),
      tab === 'reviews' && Reviews.preload?.(),
    ])
  },
  component: MedcenterPage,
})
