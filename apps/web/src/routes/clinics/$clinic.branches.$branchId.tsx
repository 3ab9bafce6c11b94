import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { BranchScreen } from '../../features/public-pages/branch.screen.tsx'

function BranchPage() {
  return <BranchScreen {...Route.useParams()} />
}

export const Route = createFileRoute('/clinics/$clinic/branches/$branchId')({
  loader: loadRouteTexts('places'),
  component: BranchPage,
})
