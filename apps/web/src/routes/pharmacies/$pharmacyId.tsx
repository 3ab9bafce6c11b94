import { createFileRoute } from '@tanstack/react-router'
import type { PharmaciesSearch } from '../../app/drugs/drugs-search.ts'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { PharmacyScreen } from '../../features/drugs/pharmacy/pharmacy.screen.tsx'
import { MedcenterSchedule } from '../../features/medcenters/page/medcenter-schedule.tsx'
import { PharmacyMap } from './-pharmacies-map.tsx'

function PharmacyPage() {
  const { pharmacyId } = Route.useParams()
  return (
    <PharmacyScreen
      key={pharmacyId}
      pharmacyId={pharmacyId}
      map={pharmacy => <PharmacyMap pharmacy={pharmacy} />}
      schedule={schedule => <MedcenterSchedule schedule={schedule} />}
    />
  )
}

export const Route = createFileRoute('/pharmacies/$pharmacyId')({
  validateSearch: searchOfScreen<Pick<PharmaciesSearch, 'town'>>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('drugs', 'pharmacies', 'medcenters', 'medcenter', 'map'),
  component: PharmacyPage,
})
