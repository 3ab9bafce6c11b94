import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { refusedFields } from '../../../app/lists/refused-fields.ts'
import { FILTER_OF_FIELD, type FilterChange } from '../doctors-query.ts'

interface UnknownFiltersProps {
  refusal: Refusal
  search: DoctorsSearch
  retry: () => void
  onChange: (change: FilterChange) => void
}

/** Why there is no list; if a filter of the address names what does not exist, which one, and the list without it. */
export function UnknownFilters({ refusal, search, retry, onChange }: UnknownFiltersProps) {
  const t = useT('doctors')
  const unknown = refusedFields(refusal).flatMap(field => FILTER_OF_FIELD[field] ?? [])
  const wrong = [...new Set(unknown)].filter(filter => search[filter] !== undefined)
  if (wrong.length === 0) return <ErrorState refusal={refusal} retry={retry} />
  return (
    <EmptyState
      icon={<IconLinkOff size={32} />}
      title={t('gone')}
      hint={t('goneHint', { filters: wrong.map(filter => t(filter)).join(', ') })}
      action={
        <Button onClick={() => onChange(Object.fromEntries(wrong.map(filter => [filter, undefined])))}>
          {t('dropGone')}
        </Button>
      }
    />
  )
}
