import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useIsHydrating } from '../release/use-is-hydrating.ts'
import { ButtonLink } from '../router/router-links.tsx'
import { refusedFields } from './refused-fields.ts'
import { TooLongQuery } from './too-long-query.tsx'

export interface UnknownFiltersProps<Filter extends string> {
  refusal: Refusal
  retry: () => unknown
  /** The filter of the address that is this field of the call. */
  filterOfField: Readonly<Record<string, Filter>>
  search: { readonly [Name in Filter]?: string }
  /** The name of a filter; the place in the list has its name here. */
  nameOf: (filter: Exclude<Filter, 'cursor'>) => string
  onChange: (change: { readonly [name: string]: string | undefined }) => void
}

/** Why there is no list; if a filter of the address names what does not exist, which one, and the list without it. */
export function UnknownFilters<Filter extends string>(props: UnknownFiltersProps<Filter>) {
  const { refusal, retry, filterOfField, search, nameOf, onChange } = props
  const t = useT('paged-list')
  const isHydrating = useIsHydrating()
  const fields = refusedFields(refusal)
  if (fields.includes('q')) return <TooLongQuery />
  const unknown = fields.flatMap(field => filterOfField[field] ?? [])
  const wrong = [...new Set(unknown)].filter(filter => search[filter] !== undefined)
  if (wrong.length === 0) return <ErrorState refusal={refusal} retry={retry} />
  // Without a town in the address the one of the head would come back.
  const dropped = Object.fromEntries(wrong.map(filter => [filter, filter === 'town' ? '0' : undefined]))
  const names = wrong.map(filter =>
    filter === 'cursor' ? t('cursor') : nameOf(filter as Exclude<Filter, 'cursor'>),
  )
  return (
    <EmptyState
      icon={<IconLinkOff size={32} />}
      title={t('linkGone')}
      hint={t('linkGoneHint', { filters: names.join(', ') })}
      action={
        // Without scripts a link to it.
        isHydrating ? (
          <ButtonLink to="." search={({ cursor: _, ...before }) => ({ ...before, ...dropped })}>
            {t('withoutGone')}
          </ButtonLink>
        ) : (
          <Button onClick={() => onChange(dropped)}>{t('withoutGone')}</Button>
        )
      }
    />
  )
}
