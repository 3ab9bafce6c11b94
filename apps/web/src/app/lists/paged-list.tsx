import { Text } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { type ReactNode, useRef } from 'react'
import { FirstPage, MorePages } from './more-pages.tsx'
import classes from './paged-list.module.css'
import { UnknownFilters, type UnknownFiltersProps } from './unknown-filters.tsx'
import { useFocusOnAdded } from './use-focus-on-added.ts'

interface Page {
  readonly total: number
  readonly nextCursor: string | null
}

/** The pages that were read so far, as `useCallPages` answers them. */
interface ReadPages<P> {
  readonly pages: readonly P[] | undefined
  readonly isPrevious: boolean
  readonly refusal: Refusal | null
  readonly refetch: () => unknown
  readonly hasMore: boolean
  readonly readMore: () => unknown
  readonly isReadingMore: boolean
}

interface PagedListProps<P extends Page, Filter extends string>
  extends Pick<UnknownFiltersProps<Filter>, 'filterOfField' | 'nameOf' | 'onChange'> {
  label: string
  list: ReadPages<P>
  search: { readonly [Name in Filter]?: string } & { readonly cursor?: string }
  /** How many were found, in words. */
  found: (count: number) => string
  /** Beside the number. */
  tools?: ReactNode
  /** Above what was found, or the word that nothing was. */
  above?: (first: P) => ReactNode
  /** Shown if nothing was found. */
  empty: (first: P) => ReactNode
  /** Below the last entry. */
  after?: (first: P) => ReactNode
  /** The entries of all pages. */
  children: (pages: readonly P[]) => ReactNode
}

/** A list that is read page by page, or why there is none. */
export function PagedList<P extends Page, Filter extends string>(props: PagedListProps<P, Filter>) {
  const t = useT('paged-list')
  const { label, list, search, filterOfField, nameOf, onChange } = props
  const { pages, isPrevious, refusal, refetch, hasMore, readMore, isReadingMore } = list
  const entries = useRef<HTMLDivElement>(null)
  const beforeAdding = useFocusOnAdded(entries, pages)
  const [first] = pages ?? []
  if (!pages || !first) {
    if (!refusal) return <CardSkeletons count={4} />
    return <UnknownFilters {...{ refusal, filterOfField, search, nameOf, onChange }} retry={refetch} />
  }
  const isEmpty = first.total === 0
  return (
    <section aria-label={label} aria-busy={isPrevious} className={classes.list}>
      <div className={classes.found}>
        <Text role="status" c="dimmed">
          {isPrevious ? t('searching') : !isEmpty && props.found(first.total)}
        </Text>
        {props.tools}
      </div>
      {props.above?.(first)}
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {isEmpty && !isPrevious && props.empty(first)}
      {search.cursor && <FirstPage />}
      {/* What is about to be replaced is not what was asked for: nothing of it can be pressed. */}
      <div ref={entries} className={classes.entries}>
        {props.children(pages)}
      </div>
      {hasMore && !isPrevious && (
        <MorePages
          cursor={pages.at(-1)?.nextCursor}
          isReading={isReadingMore}
          onMore={() => {
            beforeAdding()
            return readMore()
          }}
        />
      )}
      {!isEmpty && props.after?.(first)}
    </section>
  )
}
