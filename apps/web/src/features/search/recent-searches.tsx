import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { dropRecentSearches, forgetSearch } from '../../app/search/recent-searches.ts'
import classes from './recent-searches.module.css'

export interface RecentSearchesProps {
  queries: readonly string[]
  choose(query: string): void
}

/** What was searched on this device lately, each to be removed; loaded only where there is something. */
export function RecentSearches({ queries, choose }: RecentSearchesProps) {
  const t = useT('search')
  return (
    <section aria-label={t('recent')}>
      <Group justify="space-between" mt="sm">
        <Text>{t('recent')}</Text>
        <Button variant="subtle" onClick={dropRecentSearches}>
          {t('forgetAll')}
        </Button>
      </Group>
      <Group gap="xs" mt={8}>
        {queries.map(query => (
          <Group key={query} gap={0} wrap="nowrap" className={classes.recent}>
            <Button
              variant="default"
              maw="60vw"
              classNames={{ label: classes.words ?? '' }}
              onClick={() => choose(query)}
            >
              {query}
            </Button>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('forget', { query })}
              onClick={() => forgetSearch(query)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Group>
    </section>
  )
}
