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
  /** What of an entry is searched; the same function as long as it answers the same. */
  textsOf: (item: Item) => readonly (string | null)[]
  /** What stands there while nothing is searched for and there is no entry. */
  none: ReactNode
  /** Says that more entries are still being read. */
  reading?: string | null
}

/** A list, or of it those entries that match what is searched for (product §5, "Search"). */
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
