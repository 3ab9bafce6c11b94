import { createFileRoute } from '@tanstack/react-router'
import type { DrugsSearch } from '../../app/drugs/drugs-search.ts'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { DrugScreen } from '../../features/drugs/page/drug.screen.tsx'

function DrugPage() {
  const { drugId } = Route.useParams()
  return <DrugScreen key={drugId} drugId={drugId} />
}

export const Route = createFileRoute('/drugs/$drugId')({
  validateSearch: searchOfScreen<Pick<DrugsSearch, 'town'>>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('drugs', 'paged-list'),
  component: DrugPage,
})
