import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'

/** The words of the address are more than the search takes: they stay in the field. */
export function TooLongQuery() {
  const t = useT('paged-list')
  return <EmptyState title={t('tooLong')} hint={t('tooLongHint', { most: SEARCH_MAXIMUM })} />
}
