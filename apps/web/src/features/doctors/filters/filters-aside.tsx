import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import type { FilterChange } from '../doctors-query.ts'
import { DoctorFilters } from './doctor-filters.tsx'
import { useDoctorCounts } from './use-doctor-counts.ts'

interface FiltersAsideProps {
  search: DoctorsSearch
  onChange: (change: FilterChange) => void
}

/** The filters beside the list; each takes effect at once. */
export function FiltersAside({ search, onChange }: FiltersAsideProps) {
  const { data } = useDoctorCounts(search)
  return <DoctorFilters search={search} counts={data} onChange={onChange} />
}
