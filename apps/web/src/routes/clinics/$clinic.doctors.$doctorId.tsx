import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { DoctorScreen } from '../../features/public-pages/doctor.screen.tsx'
import { DoctorTimes } from '../../features/timeslot/doctor-times.tsx'
import { BranchesMap } from './-branches-map.tsx'
import { Reviews } from './-reviews.tsx'

function DoctorPage() {
  const { clinic, doctorId } = Route.useParams()
  const isReviews = Route.useSearch().tab === 'reviews'
  const reviews = isReviews ? <Reviews of={{ kind: 'doctor', clinic, id: doctorId }} /> : null
  return (
    <DoctorScreen
      clinic={clinic}
      doctorId={doctorId}
      reviews={reviews}
      mapOf={branches => <BranchesMap clinic={clinic} branches={branches} />}
      Times={DoctorTimes}
    />
  )
}

const texts = loadRouteTexts('places', 'timeslot', 'reviews', 'map', 'paged-list')

export const Route = createFileRoute('/clinics/$clinic/doctors/$doctorId')({
  validateSearch: searchOfScreen<{ tab: string; date: string; speciality: string; cursor: string }>,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context, deps: { tab } }) => {
    await Promise.all([texts({ context }), tab === 'reviews' && Reviews.preload?.()])
  },
  component: DoctorPage,
})
