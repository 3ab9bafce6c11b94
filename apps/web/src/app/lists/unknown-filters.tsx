import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { refusedFields } from './refused-fields.ts'

interface UnknownFiltersProps<Filter extends string> {
  refusal: Refusal
  retry: () => void
  /** The filter of the address that is this field of the call. */
  filterOfField: Readonly<Record<string, Filter>>
  search: { readonly [Name in Filter]?: string }
  nameOf: (filter: Filter) => string
  words: { readonly title: string; readonly drop: string; readonly hint: (filters: string) => string }
  onChange: (change: { readonly [name: string]: string | undefined }) => void
}

/** Why there is no list; if a filter of the address names what does not exist, which one, and the list without it. */
export function UnknownFilters<Filter extends string>(props: UnknownFiltersProps<Filter>) {
  const { refusal, retry, filterOfField, search, nameOf, words, onChange } = props
  const unknown = refusedFields(refusal).flatMap(field => filterOfField[field] ?? [])
  const wrong = [...new Set(unknown)].filter(filter => search[filter] !== undefined)
  if (wrong.length === 0) return <ErrorState refusal={refusal} retry={retry} />
  // Without a town in the address the one of the head would come back.
  const drop = () =>
    onChange(Object.fromEntries(wrong.map(filter => [filter, filter === 'town' ? '0' : undefined])))
  return (
    <EmptyState
      icon={<IconLinkOff size={32} />}
      title={words.title}
      hint={words.hint(wrong.map(nameOf).join(', '))}
      action={<Button onClick={drop}>{words.drop}</Button>}
    />
  )
}
