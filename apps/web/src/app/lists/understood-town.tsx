import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../router/router-links.tsx'

interface UnderstoodTownProps {
  understood:
    | { readonly query: string; readonly town: { readonly locationCode: number; readonly name: string } }
    | undefined
}

/** The filters of the list as the words were understood. */
export const asUnderstood = <Search extends object>(
  search: Search,
  understood: UnderstoodTownProps['understood'],
): Search =>
  understood ? { ...search, q: understood.query, town: String(understood.town.locationCode) } : search

/** That the words of the address name a town, of which the list is, and the list with that town chosen. */
export function UnderstoodTown({ understood }: UnderstoodTownProps) {
  const t = useT('paged-list')
  if (!understood) return null
  const { query, town } = understood
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
