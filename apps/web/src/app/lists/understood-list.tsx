import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../router/router-links.tsx'

interface UnderstoodListProps {
  understood: Answer<'findDoctors'>['understood']
}

/** The filters of the list as a town in the words was understood. */
export const asUnderstood = <Search extends object>(
  search: Search,
  understood: UnderstoodListProps['understood'],
): Search =>
  understood?.town ? { ...search, q: understood.query, town: String(understood.town.locationCode) } : search

/** What the list was searched by instead of the words; if these name a town, the list with that town chosen. */
export function UnderstoodList({ understood }: UnderstoodListProps) {
  const t = useT('paged-list')
  if (!understood) return null
  const { query, town } = understood
  if (!town) return <Text>{t('understood', { query })}</Text>
  return (
    <div>
      <Text>{t('understoodTown', { query, town: town.name })}</Text>
      <TextLink
        to="."
        search={({ cursor: _, ...known }: object & { cursor?: string }) => ({
          ...known,
          q: query,
          town: String(town.locationCode),
        })}
      >
        {t('chooseTown', { town: town.name })}
      </TextLink>
    </div>
  )
}
