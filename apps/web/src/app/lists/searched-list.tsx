import { matchesSearch } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react'
import classes from './searched-list.module.css'
import { VirtualList } from './virtual-list.tsx'

/** A shorter list is read faster than searched. */
const WORTH_SEARCHING = 5

interface SearchedListProps<Item> extends ComponentProps<typeof VirtualList<Item>> {
  label: string
  hint: string
  /** What of an entry is searched; the same function as long as it answers the same. */
  textsOf: (item: Item) => readonly (string | null)[]
}

/** A list, or of it those entries that match what is searched for (product §5, "Search"). */
export function SearchedList<Item>({ label, hint, textsOf, items, ...list }: SearchedListProps<Item>) {
  const t = useT('lists')
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = useMemo(
    () => items.filter(item => matchesSearch(asked, textsOf(item))),
    [items, asked, textsOf],
  )
  return (
    <>
      {(items.length > WORTH_SEARCHING || query !== '') && (
        <SearchField label={label} hint={hint} value={query} onChange={setQuery} />
      )}
      <div role="status" className={classes.status}>
        {found.length === 0 && <EmptyState title={t('notFound')} hint={t('notFoundHint')} />}
      </div>
      <VirtualList {...list} items={found} />
    </>
  )
}
