import { createFileRoute } from '@tanstack/react-router'
import { type DrugsSearch, drugsSearch } from '../../app/drugs/drugs-search.ts'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { DrugsScreen } from '../../features/drugs/list/drugs.screen.tsx'
import { KitLink } from '../../features/first-aid-kit/kit-link.tsx'

function Drugs() {
  return <DrugsScreen search={drugsSearch(Route.useSearch())} kit={<KitLink />} />
}

export const Route = createFileRoute('/drugs/')({
  validateSearch: searchOfScreen<DrugsSearch>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('drugs', 'pharmacies', 'paged-list', 'search', 'kit-link'),
  component: Drugs,
})
