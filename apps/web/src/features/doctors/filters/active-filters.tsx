import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { type FilterChange, WITHOUT_FILTERS } from '../doctors-query.ts'
import classes from './filters.module.css'
import { useFilterNames } from './use-filter-names.ts'

interface ActiveFiltersProps {
  search: DoctorsSearch
  onChange: (change: FilterChange) => void
}

/** The chosen filters, each with a button that takes it off. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const t = useT('doctors')
  const names = useFilterNames(search)
  if (names.length === 0) return null
  return (
    <ul className={classes.active} aria-label={t('active')}>
      {names.map(({ filter, name }) => (
        <li key={filter}>
          <Button
            size="sm"
            variant="light"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={t('remove', { name })}
            onClick={() => onChange({ [filter]: undefined })}
          >
            {name}
          </Button>
        </li>
      ))}
      {names.length > 1 && (
        <li>
          <Button size="sm" variant="subtle" onClick={() => onChange(WITHOUT_FILTERS)}>
            {t('clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}
