import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { type MedcenterTabSearch, medcenterTabSearch } from '../../app/medcenter/medcenter-tabs.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { MedcenterGone } from '../../features/medcenters/page/medcenter-gone.tsx'

/** The page of a medical centre has one address, which names its organisation; this one leads there. */
function MedcenterById() {
  const { medcenterId } = Route.useParams()
  const search = medcenterTabSearch(Route.useSearch())
  const { data, refusal, refetch } = useCallQuery('showMedcenter', { params: { id: medcenterId } })
  if (data) {
    const params = { clinic: data.providerCode, branchId: data.branchId }
    return <Navigate to="/clinics/$clinic/branches/$branchId" params={params} search={search} replace />
  }
  if (!refusal) return <CardSkeletons count={3} />
  const isGone = refusal.code === 'NOT_FOUND' || refusal.code === 'INVALID_ARGUMENT'
  return isGone ? <MedcenterGone /> : <ErrorState refusal={refusal} retry={refetch} />
}

export const Route = createFileRoute('/medcenters/$medcenterId')({
  validateSearch: searchOfScreen<MedcenterTabSearch>,
  loader: loadRouteTexts('medcenter'),
  component: MedcenterById,
})
