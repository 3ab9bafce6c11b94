import { Group, Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/**
 * What is searched often and found (calls §3.3). It stands with the list, because only the list's answer says what is
 * found: above the list's filters it would push them down when it comes.
 */
export function PopularSearches({ popular = [] }: Partial<Pick<Answer<'findDrugs'>, 'popular'>>) {
  const t = useT('drugs')
  if (popular.length === 0) return null
  return (
    <section aria-label={t('popular')}>
      <Text>{t('popular')}</Text>
      <Group gap="xs" mt={8}>
        {popular.map(q => (
          <ButtonLink
            key={q}
            to="."
            search={({ cursor: _, ...known }) => ({ ...known, q })}
            variant="default"
          >
            {q}
          </ButtonLink>
        ))}
      </Group>
    </section>
  )
}
