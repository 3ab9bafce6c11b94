import { Group, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { useSections } from '../../app/provider/use-sections.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { onSearchesChanged, recentSearches, rememberSearch } from '../../app/search/recent-searches.ts'
import type { RecentSearchesProps } from './recent-searches.tsx'

// Where it does not come for want of a network, the rest of the search is there.
const RecentSearches = lazy(
  (): Promise<{ default: ComponentType<RecentSearchesProps> }> =>
    import('./recent-searches.tsx').then(
      module => ({ default: module.RecentSearches }),
      () => ({ default: () => null }),
    ),
)

interface SearchSuggestionsProps {
  choose(query: string): void
  /** A link leads to the results of this query. */
  chosen(query: string): void
}

/** What was searched here lately, each to be removed, and what is searched often (calls §3.3): drugs where the town has them. */
export function SearchSuggestions({ choose, chosen }: SearchSuggestionsProps) {
  const t = useT('search')
  const hasDrugs = useSections().includes('drugs')
  // The server, which renders public pages, knows nothing of this device.
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => {
    const read = () => setRecent(recentSearches())
    read()
    return onSearchesChanged(read)
  }, [])
  return (
    <>
      {recent.length > 0 && (
        <Suspense>
          <RecentSearches queries={recent} choose={choose} />
        </Suspense>
      )}
      <Popular label={t('popular')} queries={t('popularDoctors')}>
        {query => (
          <ButtonLink
            key={query}
            variant="default"
            to="/search"
            search={kept => ({ ...kept, q: query })}
            onClick={inThisTab(() => chosen(query))}
          >
            {query}
          </ButtonLink>
        )}
      </Popular>
      {hasDrugs && (
        <Popular label={t('popularInPharmacies')} queries={t('popularDrugs')}>
          {query => (
            <ButtonLink
              key={query}
              variant="default"
              to="/drugs"
              search={({ town }) => ({ ...(town && { town }), q: query })}
              onClick={inThisTab(() => rememberSearch(query))}
            >
              {query}
            </ButtonLink>
          )}
        </Popular>
      )}
    </>
  )
}

interface PopularProps {
  label: string
  queries: string
  children: (query: string) => ReactNode
}

/** Links to the results of what is searched often. */
const Popular = ({ label, queries, children }: PopularProps) => (
  <section aria-label={label}>
    <Text mt="sm">{label}</Text>
    <Group gap="xs" mt={8}>
      {queries.split('; ').map(children)}
    </Group>
  </section>
)

/** Not where the link opens a tab of its own, which leaves this one as it is. */
const inThisTab = (act: () => void) => (event: MouseEvent) => {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) act()
}
