import { Button, Group, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useState } from 'react'
import { forgetAllSearches, forgetSearch, recentSearches } from './recent-searches.ts'

/** What was searched here lately, each to be removed, and what is searched often (calls §3.3). */
export function SearchSuggestions({ choose }: { choose: (query: string) => void }) {
  const t = useT('search')
  const [recent, setRecent] = useState(recentSearches)
  return (
    <>
      {recent.length > 0 && (
        <section aria-label={t('recent')}>
          <Text mt="sm">{t('recent')}</Text>
          {recent.map(query => (
            <Group key={query} gap="xs" mt={8}>
              <Button variant="default" onClick={() => choose(query)}>
                {query}
              </Button>
              <Button
                variant="subtle"
                aria-label={t('forget', { query })}
                onClick={() => {
                  forgetSearch(query)
                  setRecent(recentSearches())
                }}
              >
                ×
              </Button>
            </Group>
          ))}
          <Button
            variant="subtle"
            mt={8}
            onClick={() => {
              forgetAllSearches()
              setRecent([])
            }}
          >
            {t('forgetAll')}
          </Button>
        </section>
      )}
      <section aria-label={t('popular')}>
        <Text mt="sm">{t('popular')}</Text>
        <Group gap="xs" mt={8}>
          {t('popularDoctors')
            .split('; ')
            .map(query => (
              <Button key={query} variant="default" onClick={() => choose(query)}>
                {query}
              </Button>
            ))}
        </Group>
      </section>
    </>
  )
}
