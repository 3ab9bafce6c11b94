import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../../app/needs-texts.ts'
import { BranchScreen } from '../../features/places/branch.screen.tsx'

function BranchPage() {
  return <BranchScreen {...Route.useParams()} />
}

export const Route = createFileRoute('/clinics/$clinic/branches/$branchId')({
  loader: needsTexts('places'),
  component: BranchPage,
})
