import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { dropRecentSearches, forgetSearch, recentSearches } from '../../app/search/recent-searches.ts'
import classes from './search-suggestions.module.css'

interface SearchSuggestionsProps {
  choose(query: string): void
  /** A link leads to the results of this query. */
  chosen(query: string): void
}

/** What was searched here lately, each to be removed, and what is searched often (calls §3.3). */
export function SearchSuggestions({ choose, chosen }: SearchSuggestionsProps) {
  const t = useT('search')
  // The server, which renders public pages, knows nothing of this device.
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => setRecent(recentSearches()), [])
  return (
    <>
      {recent.length > 0 && (
        <section aria-label={t('recent')}>
          <Group justify="space-between" mt="sm">
            <Text>{t('recent')}</Text>
            <Button
              variant="subtle"
              onClick={() => {
                dropRecentSearches()
                setRecent([])
              }}
            >
              {t('forgetAll')}
            </Button>
          </Group>
          <Group gap="xs" mt={8}>
            {recent.map(query => (
              <Group key={query} gap={0} wrap="nowrap" className={classes.recent}>
                <Button variant="default" maw="60vw" onClick={() => choose(query)}>
                  {query}
                </Button>
                <ActionIcon
                  variant="default"
                  size={44}
                  aria-label={t('forget', { query })}
                  onClick={() => {
                    forgetSearch(query)
                    setRecent(recentSearches())
                  }}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </Group>
            ))}
          </Group>
        </section>
      )}
      <section aria-label={t('popular')}>
        <Text mt="sm">{t('popular')}</Text>
        <Group gap="xs" mt={8}>
          {t('popularDoctors')
            .split('; ')
            .map(query => (
              <ButtonLink
                key={query}
                variant="default"
                to="/search"
                search={kept => ({ ...kept, q: query })}
                onClick={({ metaKey, ctrlKey, shiftKey }) => {
                  if (!metaKey && !ctrlKey && !shiftKey) chosen(query)
                }}
              >
                {query}
              </ButtonLink>
            ))}
        </Group>
      </section>
    </>
  )
}
