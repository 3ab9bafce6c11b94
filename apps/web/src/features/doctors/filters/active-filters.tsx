import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { ChosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { type FilterChange, WITHOUT_FILTERS } from '../doctors-query.ts'
import { useFilterNames } from './use-filter-names.ts'

interface ActiveFiltersProps {
  search: DoctorsSearch
  onChange: (change: FilterChange) => void
}

/** The chosen filters, each with a button that takes it off. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const t = useT('doctors')
  const names = useFilterNames(search)
  const filters = names.map(({ filter, name }) => ({
    name,
    onRemove: () => onChange({ [filter]: undefined }),
  }))
  return (
    <ChosenFilters filters={filters}>
      {filters.length > 1 && (
        <Button size="sm" variant="subtle" onClick={() => onChange(WITHOUT_FILTERS)}>
          {t('clear')}
        </Button>
      )}
    </ChosenFilters>
  )
}
