import { createFileRoute } from '@tanstack/react-router'
import { medcenterTabSearch } from '../../app/medcenter/medcenter-tabs.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { BranchScreen } from '../../features/public-pages/branch.screen.tsx'
import { Reviews } from './-reviews.tsx'

function BranchPage() {
  const { clinic, branchId } = Route.useParams()
  const isReviews = Route.useSearch().tab === 'reviews'
  const reviews = isReviews ? <Reviews of={{ kind: 'branch', id: branchId }} /> : null
  return <BranchScreen clinic={clinic} branchId={branchId} reviews={reviews} />
}

export const Route = createFileRoute('/clinics/$clinic/branches/$branchId')({
  validateSearch: medcenterTabSearch,
  loader: loadRouteTexts('places', 'reviews'),
  component: BranchPage,
})
