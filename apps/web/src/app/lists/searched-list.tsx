import { matchesSearch } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { type ComponentProps, type ReactNode, useDeferredValue, useMemo } from 'react'
import classes from './searched-list.module.css'
import { VirtualList } from './virtual-list.tsx'

interface SearchedListProps<Item> extends ComponentProps<typeof VirtualList<Item>> {
  label: string
  hint: string
  query: string
  onQuery: (query: string) => void
  /** The texts of an entry to search in; must be the same function while its results are the same. */
  textsOf: (item: Item) => readonly (string | null)[]
  /** Shown if there is no entry and no search. */
  none: ReactNode
  /** Says that more entries are still being loaded. */
  reading?: string | null
}

/** A list, or its entries that match the search (product §5, "Search"). */
export function SearchedList<Item>(props: SearchedListProps<Item>) {
  const { label, hint, query, onQuery, textsOf, items, none, reading = null, ...list } = props
  const t = useT('lists')
  const asked = useDeferredValue(query)
  const found = useMemo(
    () => items.filter(item => matchesSearch(asked, textsOf(item))),
    [items, asked, textsOf],
  )
  const isAsked = asked.trim() !== ''
  return (
    <>
      <SearchField label={label} hint={hint} value={query} onChange={onQuery} />
      <div role="status" className={classes.status}>
        {reading ??
          (found.length === 0 && isAsked && <EmptyState title={t('notFound')} hint={t('notFoundHint')} />)}
      </div>
      {found.length === 0 && !isAsked && none}
      <VirtualList {...list} items={found} />
    </>
  )
}
